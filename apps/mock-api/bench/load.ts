import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Options } from 'autocannon';
import { readCatalogueText } from '../src/readCatalogue.ts';
import { createSearches, largeCatalogue } from './largeCatalogue.ts';
import { endProcess, startApi, startProcess, type ServerProcess } from './serverProcess.ts';

/**
 * `npm run bench`: requests per second of the API, as a ratio to a bare Node server that sends the
 * same bytes from memory, in one run.
 */
const seconds = Number(process.argv[2] ?? 5);
const folder = await mkdtemp(join(tmpdir(), 'load-'));

type Requests = NonNullable<Options['requests']>;
type Case = {
  name: string;
  wanted: number;
  requests: Requests;
  api: ServerProcess;
  status?: string;
};

const message = JSON.stringify({
  name: 'Ada Rossi',
  email: 'ada.rossi@example.it',
  phone: '333 1234567',
  message: 'Avete la creatina in polvere?',
  privacy: true,
});

const shop: unknown = JSON.parse(await readCatalogueText(undefined));
const ninety = await startApi({
  DATA_DIR: join(folder, 'ninety'),
  CATALOGUE_FILE: await save('ninety.json', firstProducts(shop, 90)),
});
const large = await startApi({
  DATA_DIR: join(folder, 'large'),
  CATALOGUE_FILE: await save('large.json', largeCatalogue(10_000)),
});

const nextSearch = createSearches();
const search = (text: string) => ({ path: `/api/products?search=${encodeURIComponent(text)}` });
const cases: readonly Case[] = [
  { name: 'full list of 90', wanted: 0.5, api: ninety, requests: [{ path: '/api/products' }] },
  { name: 'one search over 10,000', wanted: 0.05, api: large, requests: [search('creatina 12')] },
  {
    name: 'ever new searches over 10,000',
    wanted: 0.05,
    api: large,
    requests: [{ path: '', setupRequest: (request) => ({ ...request, ...search(nextSearch()) }) }],
  },
  {
    name: 'POST /api/contact',
    wanted: 0.25,
    api: ninety,
    status: '201',
    requests: [
      {
        method: 'POST',
        path: '/api/contact',
        headers: { 'Content-Type': 'application/json' },
        body: message,
      },
    ],
  },
];

let isGood = true;
for (const { name, wanted, api, requests, status = '200' } of cases) {
  const bare = await startProcess('./baselineServer.ts', [await answerFile(api, requests), status]);
  const reference = await measure(bare, requests);
  const own = await measure(api, requests);
  await endProcess(bare.child, 'SIGTERM');
  const ratio = own.perSecond / reference.perSecond;
  if (ratio < wanted || own.failed > 0) isGood = false;
  process.stdout.write(
    `${name}: ${own.perSecond.toFixed(0)}/s of ${reference.perSecond.toFixed(0)}/s, ` +
      `ratio ${ratio.toFixed(2)} (at least ${wanted}), p99 ${own.p99} ms, failed ${own.failed}\n`,
  );
}
for (const { child } of [ninety, large]) await endProcess(child, 'SIGTERM');
await rm(folder, { recursive: true });
if (!isGood) process.exitCode = 1;

async function measure({ address }: ServerProcess, requests: Requests) {
  const run = (duration: number) =>
    autocannon({ url: address, connections: 20, duration, requests });
  await run(1);
  const { requests: rate, latency, non2xx, errors, timeouts } = await run(seconds);
  return { perSecond: rate.average, p99: latency.p99, failed: non2xx + errors + timeouts };
}

/** What the API answers to the first of the requests, as a file for the bare server. */
async function answerFile({ address }: ServerProcess, [first]: Requests): Promise<string> {
  const { path } = first?.setupRequest?.(first) ?? first ?? { path: '/' };
  const response = await fetch(address + path, {
    method: first?.method,
    body: first?.body,
    headers: { ...first?.headers, 'Accept-Encoding': 'identity' },
  });
  return save('answer.json', Buffer.from(await response.arrayBuffer()));
}

async function save(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

function firstProducts(catalogue: unknown, count: number): string {
  if (typeof catalogue !== 'object' || catalogue === null || !('products' in catalogue)) return '';
  const { products } = catalogue;
  if (!Array.isArray(products)) return '';
  return JSON.stringify({ ...catalogue, products: products.slice(0, count) });
}
