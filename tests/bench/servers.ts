import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import { startPostgres } from '../../.scripts/postgres.mjs';
import { createSearches, largeCatalogue } from './largeCatalogue.ts';
import { contactMessage, startApi, startProcess } from './serverProcess.ts';

/**
 * `npm run bench -- servers`: requests per second of API and site, each as a ratio to a bare Node server
 * that sends the same bytes from memory, and of the API through the site to the API alone; taken in
 * turns in one run. The site must be built.
 */
const seconds = 2;
const rounds = 3;

const folder = await mkdtemp(join(tmpdir(), 'servers-'));
const largeFile = join(folder, 'large.json');
await writeFile(largeFile, largeCatalogue(10_000));
const cluster = await startPostgres();
const api = await startApi({ DATA_DIR: join(folder, 'files') });
const onDatabase = await startApi({
  DATA_DIR: join(folder, 'database'),
  DATABASE_URL: cluster.url,
});
const large = await startApi({ DATA_DIR: join(folder, 'large'), CATALOGUE_FILE: largeFile });
const site = await startProcess('../../apps/site/serve.ts', [], {
  SITE_PORT: '0',
  API_ORIGIN: api.address,
});

const list = { path: '/api/products' };
const post = {
  method: 'POST',
  path: '/api/contact',
  headers: { 'Content-Type': 'application/json' },
  body: contactMessage('Ada Rossi'),
};
const packed = { 'accept-encoding': 'br' };
const nextSearch = createSearches();
const search = (text: string) => ({ path: `/api/products?search=${encodeURIComponent(text)}` });
const eachAnother = {
  ...search('creatina 1'),
  setupRequest: (request: Request) => ({ ...request, ...search(nextSearch()) }),
};

type Case = {
  name: string;
  /** The least ratio. */
  wanted: number;
  own: string;
  /** Missing: the bare server. */
  other?: string;
  request: Request;
};
const cases: readonly Case[] = [
  { name: 'full list', wanted: 0.5, own: api.address, request: list },
  {
    name: 'a search over 10,000',
    wanted: 0.05,
    own: large.address,
    request: search('creatina 12'),
  },
  { name: 'ever new searches', wanted: 0.05, own: large.address, request: eachAnother },
  { name: 'messages in SQLite', wanted: 0.2, own: api.address, request: post },
  { name: 'messages in PostgreSQL', wanted: 0.1, own: onDatabase.address, request: post },
  {
    name: 'product page',
    wanted: 0.6,
    own: site.address,
    request: { path: '/prodotti/proteine/iso-soya', headers: packed },
  },
  {
    name: 'catalogue page',
    wanted: 0.6,
    own: site.address,
    request: { path: '/prodotti', headers: packed },
  },
  {
    name: 'one product through the site',
    wanted: 0.25,
    own: site.address,
    other: api.address,
    request: { path: '/api/product/iso-soya' },
  },
  {
    name: 'full list through the site',
    wanted: 0.25,
    own: site.address,
    other: api.address,
    request: { ...list, headers: packed },
  },
];

let isGood = true;
for (const { name, wanted, own, other, request } of cases) {
  const bare = other === undefined ? await startBare(own, request) : null;
  const addresses = [other ?? bare?.address ?? '', own] as const;
  const perSecond = [0, 0];
  let failed = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, url] of addresses.entries()) {
      const run = await autocannon({
        url,
        connections: 20,
        duration: seconds,
        requests: [request],
      });
      failed += run.errors + run.timeouts + run.non2xx;
      // The first round warms up.
      if (round > 0) perSecond[at] = (perSecond[at] ?? 0) + run.requests.average / rounds;
    }
  }
  await bare?.end();
  const [reference = 0, measured = 0] = perSecond;
  const ratio = measured / reference;
  if (ratio < wanted || failed > 0) isGood = false;
  process.stdout.write(
    `${name}: ${measured.toFixed(0)}/s of ${reference.toFixed(0)}/s, ` +
      `ratio ${ratio.toFixed(2)} (at least ${wanted}), failed ${failed}\n`,
  );
}
for (const server of [site, api, onDatabase, large]) await server.end();
await cluster.stop();
await rm(folder, { recursive: true });
process.exit(isGood ? 0 : 1);

/** A server that sends what the measured one answers. */
async function startBare(address: string, request: Request) {
  const file = join(folder, 'answer');
  await writeFile(file, await answerOf(address, request));
  return startProcess('./baselineServer.ts', [file, request.method === 'POST' ? '201' : '200']);
}

/** As it comes: `fetch` would unpack it. */
function answerOf(address: string, { method, path, headers, body }: Request): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const req = send(address + path, { method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve(Buffer.concat(chunks))).on('error', reject);
    });
    req.on('error', reject).end(body);
  });
}
