import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largeCatalogue } from './largeCatalogue.ts';
import { startApi } from './serverProcess.ts';

/**
 * `npm run bench -- reload`: how late the API answers at most while it takes up a new
 * catalogue, and the ratio to the latest answer while nothing happens, in one run.
 */
const products = 50_000;
const allowedMs = 200;
const reloads = 2;
const folder = await mkdtemp(join(tmpdir(), 'reload-'));
const file = join(folder, 'export.json');
const text = largeCatalogue(products, { hasDetails: true });
await writeFile(file, text);

const startedAt = performance.now();
const { address, end: endApi } = await startApi({
  DATA_DIR: join(folder, 'data'),
  CATALOGUE_FILE: file,
});
const startMs = performance.now() - startedAt;
const agent = new Agent({ keepAlive: true });
const paths = [
  '/api/health',
  '/api/product/prodotto-7',
  '/api/product/prodotto-7/details',
  '/api/products?search=creatina%2012',
  '/api/brands',
];

const idle = await watch((passedMs) => passedMs > 5000);
process.stdout.write(
  `${products} products, ${(text.length / 1e6).toFixed(0)} MB, first start ${(startMs / 1000).toFixed(1)} s\n` +
    `idle: ${describe(idle)}\n`,
);
let isGood = true;
for (let round = 1; round <= reloads; round += 1) {
  const name = `Nuovo nome ${round}`;
  await writeFile(`${file}.new`, text.replace(/"name":"[^"]*"/, `"name":"${name}"`));
  await rename(`${file}.new`, file);
  let isTaken = false;
  let settledMs = 0;
  const during = await watch((passedMs, { path, body }) => {
    if (!isTaken && path === '/api/product/prodotto-1') isTaken = body.includes(name);
    // What the first answers of the new catalogue still have to work out counts too.
    if (isTaken && settledMs === 0) settledMs = passedMs;
    return passedMs > 120_000 || (isTaken && passedMs > settledMs + 2000);
  }, '/api/product/prodotto-1');
  const ratio = during.worstMs / idle.worstMs;
  if (!isTaken || during.worstMs > allowedMs || during.failed > 0) isGood = false;
  process.stdout.write(
    `reload ${round}: taken up after ${(settledMs / 1000).toFixed(1)} s, ${describe(during)}, ` +
      `latest ${ratio.toFixed(1)} times that of idle (at most ${allowedMs} ms)\n`,
  );
}
agent.destroy();
await endApi();
await rm(folder, { recursive: true });
if (!isGood) process.exitCode = 1;

type Watched = { answers: number; failed: number; medianMs: number; worstMs: number; path: string };

/** Asks every few milliseconds, without waiting for the answer before, until `isOver` says so. */
async function watch(
  isOver: (passedMs: number, last: { path: string; body: string }) => boolean,
  ...more: readonly string[]
): Promise<Watched> {
  const asked = [...paths, ...more];
  const begunAt = performance.now();
  const times: { ms: number; path: string }[] = [];
  const pending = new Set<Promise<void>>();
  let failed = 0;
  const end = { isReached: false };
  for (let count = 0; !end.isReached; count += 1) {
    const path = asked[count % asked.length] ?? '';
    const once = async () => {
      const sentAt = performance.now();
      const body = await ask(path);
      times.push({ ms: performance.now() - sentAt, path });
      if (body === null) failed += 1;
      end.isReached ||= isOver(performance.now() - begunAt, { path, body: body ?? '' });
    };
    const answered = once();
    pending.add(answered);
    void answered.finally(() => pending.delete(answered));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(pending);
  const sorted = times.toSorted((a, b) => a.ms - b.ms);
  const worst = sorted.at(-1);
  return {
    answers: sorted.length,
    failed,
    medianMs: sorted[sorted.length >> 1]?.ms ?? 0,
    worstMs: worst?.ms ?? 0,
    path: worst?.path ?? '',
  };
}

function describe({ answers, failed, medianMs, worstMs, path }: Watched): string {
  return `${answers} answers, ${failed} failed, median ${medianMs.toFixed(1)} ms, latest ${worstMs.toFixed(0)} ms (${path})`;
}

/** null: not answered with 200. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const req = request(address + path, { agent }, (res) => {
      let body = '';
      res.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      res.on('end', () => resolve(res.statusCode === 200 ? body : null));
    });
    req.on('error', () => resolve(null));
    req.end();
  });
}
