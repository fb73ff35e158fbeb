import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import autocannon from 'autocannon';
import { join } from 'node:path';
import { startPostgres } from '../../../.scripts/postgres.mjs';
import { endProcess, startApi, startProcess, type ServerProcess } from './serverProcess.ts';

/**
 * `npm run bench:postgres -- [seconds]`: lists with the state in PostgreSQL against lists with files,
 * and messages against a bare server that inserts one row each, taken in turns in one run.
 */
const seconds = Number(process.argv[2] ?? 3);
const rounds = 4;
const folder = await mkdtemp(join(tmpdir(), 'load-'));
const cluster = await startPostgres();
const files = await startApi({ DATA_DIR: folder });
const postgres = await startApi({ DATA_DIR: folder, DATABASE_URL: cluster.url });
const bare = await startProcess('./insertServer.ts', [cluster.url]);

const message = JSON.stringify({
  name: 'Ada Rossi',
  email: 'ada.rossi@example.it',
  phone: '333 1234567',
  message: 'Avete la creatina in polvere?',
  privacy: true,
});
const list = { path: '/api/products' };
const post = {
  method: 'POST',
  path: '/api/contact',
  headers: { 'Content-Type': 'application/json' },
  body: message,
};
const cases = [
  { name: 'full list, against files', wanted: 0.95, own: postgres, other: files, request: list },
  { name: 'POST, against a bare insert', wanted: 0.5, own: postgres, other: bare, request: post },
];

let isGood = true;
for (const { name, wanted, own, other, request } of cases) {
  const perSecond = { own: 0, other: 0 };
  let failed = 0;
  const measure = async (key: 'own' | 'other', { address }: ServerProcess, round: number) => {
    const requests = [request];
    const run = await autocannon({ url: address, connections: 20, duration: seconds, requests });
    failed += run.errors + run.timeouts + run.non2xx;
    // The first round warms up.
    if (round > 0) perSecond[key] += run.requests.average / rounds;
  };
  for (let round = 0; round <= rounds; round += 1) {
    await measure('other', other, round);
    await measure('own', own, round);
  }
  const ratio = perSecond.own / perSecond.other;
  if (ratio < wanted || failed > 0) isGood = false;
  process.stdout.write(
    `${name}: ${perSecond.own.toFixed(0)}/s of ${perSecond.other.toFixed(0)}/s, ` +
      `ratio ${ratio.toFixed(2)} (at least ${wanted}), failed ${failed}\n`,
  );
}
for (const { child } of [files, postgres, bare]) await endProcess(child, 'SIGTERM');
await cluster.stop();
await rm(folder, { recursive: true });
process.exit(isGood ? 0 : 1);
