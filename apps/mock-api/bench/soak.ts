import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import { createSearches, largeCatalogue } from './largeCatalogue.ts';
import { endProcess, startApi } from './serverProcess.ts';

/**
 * `npm run soak -- [seconds]`: twenty connections that list, search, look at products and write
 * messages; at the end the errors, and how the memory has grown since the first tenth.
 */
const seconds = Number(process.argv[2] ?? 600);
const folder = await mkdtemp(join(tmpdir(), 'soak-'));
const file = join(folder, 'large.json');
await writeFile(file, largeCatalogue(2000));
const { address, child } = await startApi({ DATA_DIR: folder, CATALOGUE_FILE: file });

const message = JSON.stringify({
  name: 'Ada Rossi',
  email: 'ada.rossi@example.it',
  phone: '333 1234567',
  message: 'Avete la creatina in polvere?',
  privacy: true,
});
const nextSearch = createSearches();
const requests = [
  { path: '/api/products/proteine' },
  {
    path: '',
    setupRequest: (request: Request) => ({
      ...request,
      path: `/api/products?search=${encodeURIComponent(nextSearch())}`,
    }),
  },
  { path: '/api/product/prodotto-7/details' },
  {
    method: 'POST',
    path: '/api/contact',
    headers: { 'Content-Type': 'application/json' },
    body: message,
  },
];
const run = (duration: number) => autocannon({ url: address, connections: 20, duration, requests });

const warm = await run(Math.max(1, Math.round(seconds / 10)));
const before = await residentBytes();
const rest = await run(Math.max(1, Math.round((seconds * 9) / 10)));
const after = await residentBytes();
await endProcess(child, 'SIGTERM');
await rm(folder, { recursive: true });

const failed = [warm, rest].reduce(
  (sum, { errors, timeouts, non2xx }) => sum + errors + timeouts + non2xx,
  0,
);
const growth = ((after - before) / before) * 100;
process.stdout.write(
  `${warm.requests.total + rest.requests.total} requests, failed ${failed}, ` +
    `memory ${mebibytes(before)} to ${mebibytes(after)} MiB (${growth.toFixed(1)} %)\n`,
);
if (failed > 0 || growth > 10) process.exitCode = 1;

async function residentBytes(): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

function mebibytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
