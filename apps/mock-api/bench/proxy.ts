import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { endProcess, startApi, startProcess } from './serverProcess.ts';

/**
 * `npm run bench:proxy`: requests per second through the site's proxy, as a ratio to those of the
 * API alone, taken in turns in one run. The site must be built.
 */
const seconds = Number(process.argv[2] ?? 3);
const rounds = 5;
const wanted = 0.5;

const cases: readonly { name: string; path: string; headers?: Record<string, string> }[] = [
  { name: 'health', path: '/api/health' },
  { name: 'one product', path: '/api/product/iso-soya' },
  { name: 'full list', path: '/api/products' },
  { name: 'full list, brotli', path: '/api/products', headers: { 'accept-encoding': 'br' } },
];

const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
const api = await startApi({ DATA_DIR: folder });
const site = await startProcess('../../site/serve.ts', [], {
  SITE_PORT: '0',
  API_ORIGIN: api.address,
});
const ratios: number[] = [];
for (const { name, path, headers } of cases) {
  const perSecond = { alone: 0, through: 0 };
  let failed = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [key, { address }] of [
      ['alone', api],
      ['through', site],
    ] as const) {
      const requests = [{ path, headers }];
      const run = await autocannon({ url: address, connections: 20, duration: seconds, requests });
      failed += run.errors + run.timeouts + run.non2xx;
      // The first round warms up.
      if (round > 0) perSecond[key] += run.requests.average / rounds;
    }
  }
  const ratio = perSecond.through / perSecond.alone;
  ratios.push(failed > 0 ? 0 : ratio);
  process.stdout.write(
    `${name}: ${perSecond.through.toFixed(0)}/s of ${perSecond.alone.toFixed(0)}/s, ` +
      `ratio ${ratio.toFixed(2)}, failed ${failed}\n`,
  );
}
for (const { child } of [site, api]) await endProcess(child, 'SIGTERM');
await rm(folder, { recursive: true });
const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
process.stdout.write(`mean ratio ${mean.toFixed(2)} (at least ${wanted})\n`);
if (mean < wanted) process.exitCode = 1;
