import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import { createSearches, largeCatalogue } from './largeCatalogue.ts';
import { endProcess, startApi } from './serverProcess.ts';

/**
 * `npm run soak -- [seconds]`: twenty connections that list, search, look at products and write
 * messages; at the end the errors, and how the memory has grown since it was warm.
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
let total = 0;
let failed = 0;
const memory: number[] = [];
for (let tenth = 0; tenth < 10; tenth += 1) {
  const duration = Math.max(1, Math.round(seconds / 10));
  const run = await autocannon({ url: address, connections: 20, duration, requests });
  total += run.requests.total;
  failed += run.errors + run.timeouts + run.non2xx;
  memory.push(await residentBytes());
}
await endProcess(child, 'SIGTERM');
await rm(folder, { recursive: true });

// The second tenth ends with warm code and full caches: what comes after would be a leak.
const growth = ((memory.at(-1) ?? 0) / (memory[1] ?? 0) - 1) * 100;
process.stdout.write(
  `${total} requests, failed ${failed}, growth since the second tenth ${growth.toFixed(1)} %\n` +
    `memory after each tenth, MiB: ${memory.map(mebibytes).join(' ')}\n`,
);
if (failed > 0 || growth > 10) process.exitCode = 1;

async function residentBytes(): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

function mebibytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
