import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Options } from 'autocannon';
import { endProcess, startApi, startProcess } from './serverProcess.ts';

/**
 * `npm run bench:proxy`: requests per second through the site's proxy, as a ratio to those of the
 * API alone, taken in turns in one run. The site must be built. Visitors who ask for the same at the same
 * time share an answer; the last case, where no two requests are alike, shows what a request of its own
 * costs. It has a floor of its own: on two cores the proxy's process competes with the API and with the
 * load generator, which the API alone does not.
 */
const seconds = Number(process.argv[2] ?? 3);
const rounds = 5;
const wanted = 0.6;
const wantedUnshared = 0.4;

type Requests = NonNullable<Options['requests']>;

let language = 0;
const nextLanguage = () => `it;q=0.${(language += 1)}`;
const cases: readonly { name: string; requests: Requests; isShared: boolean }[] = [
  { name: 'health', requests: [{ path: '/api/health' }], isShared: true },
  { name: 'one product', requests: [{ path: '/api/product/iso-soya' }], isShared: true },
  { name: 'full list', requests: [{ path: '/api/products' }], isShared: true },
  {
    name: 'full list, brotli',
    requests: [{ path: '/api/products', headers: { 'accept-encoding': 'br' } }],
    isShared: true,
  },
  {
    name: 'one product, never shared',
    requests: [
      {
        path: '/api/product/iso-soya',
        setupRequest: (request) => ({ ...request, headers: { 'accept-language': nextLanguage() } }),
      },
    ],
    isShared: false,
  },
];

const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
const api = await startApi({ DATA_DIR: folder });
const site = await startProcess('../../site/serve.ts', [], {
  SITE_PORT: '0',
  API_ORIGIN: api.address,
});
const ratios: number[] = [];
let isGood = true;
for (const { name, requests, isShared } of cases) {
  const perSecond = { alone: 0, through: 0 };
  let failed = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [key, { address }] of [
      ['alone', api],
      ['through', site],
    ] as const) {
      const run = await autocannon({ url: address, connections: 20, duration: seconds, requests });
      failed += run.errors + run.timeouts + run.non2xx;
      // The first round warms up.
      if (round > 0) perSecond[key] += run.requests.average / rounds;
    }
  }
  const ratio = perSecond.through / perSecond.alone;
  if (isShared) ratios.push(ratio);
  if (failed > 0 || (!isShared && ratio < wantedUnshared)) isGood = false;
  process.stdout.write(
    `${name}: ${perSecond.through.toFixed(0)}/s of ${perSecond.alone.toFixed(0)}/s, ` +
      `ratio ${ratio.toFixed(2)}, failed ${failed}\n`,
  );
}
for (const { child } of [site, api]) await endProcess(child, 'SIGTERM');
await rm(folder, { recursive: true });
const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
process.stdout.write(`mean ratio without the last ${mean.toFixed(2)} (at least ${wanted})\n`);
if (mean < wanted || !isGood) process.exitCode = 1;
