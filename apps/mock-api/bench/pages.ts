import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { endProcess, startProcess } from './serverProcess.ts';

/**
 * `npm run bench:pages`: requests per second of the site, as a ratio to a bare Node server that sends
 * the same bytes from memory, taken in turns in one run. The site must be built.
 */
const seconds = Number(process.argv[2] ?? 2);
const rounds = 5;
const wanted = 0.7;

const packed = { 'accept-encoding': 'br' };
const cases: readonly { name: string; path: string; headers?: Record<string, string> }[] = [
  { name: 'product page', path: '/prodotti/proteine/iso-soya' },
  { name: 'product page, brotli', path: '/prodotti/proteine/iso-soya', headers: packed },
  { name: 'catalogue, brotli', path: '/prodotti', headers: packed },
];

const folder = await mkdtemp(join(tmpdir(), 'pages-'));
const site = await startProcess('../../site/serve.ts', [], { SITE_PORT: '0' });
let isGood = true;
for (const { name, path, headers = {} } of cases) {
  const file = join(folder, 'page');
  await writeFile(file, await bytesOf(site.address + path, headers));
  const bare = await startProcess('./baselineServer.ts', [file]);
  const perSecond = { bare: 0, site: 0 };
  let failed = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [key, { address }] of [
      ['bare', bare],
      ['site', site],
    ] as const) {
      const requests = [{ path, headers }];
      const run = await autocannon({ url: address, connections: 20, duration: seconds, requests });
      failed += run.errors + run.timeouts + run.non2xx;
      // The first round warms up.
      if (round > 0) perSecond[key] += run.requests.average / rounds;
    }
  }
  await endProcess(bare.child, 'SIGTERM');
  const ratio = perSecond.site / perSecond.bare;
  if (ratio < wanted || failed > 0) isGood = false;
  process.stdout.write(
    `${name}: ${perSecond.site.toFixed(0)}/s of ${perSecond.bare.toFixed(0)}/s, ` +
      `ratio ${ratio.toFixed(2)} (at least ${wanted}), failed ${failed}\n`,
  );
}
await endProcess(site.child, 'SIGTERM');
await rm(folder, { recursive: true });
if (!isGood) process.exitCode = 1;

/** As they come: `fetch` would unpack them. */
function bytesOf(address: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const req = get(address, { headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve(Buffer.concat(chunks))).on('error', reject);
    });
    req.on('error', reject);
  });
}
