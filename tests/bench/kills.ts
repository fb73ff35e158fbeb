import { spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../.scripts/postgres.mjs';
import { apiFolder, contactMessage, startApi } from './serverProcess.ts';

/**
 * `npm run bench -- kills`: kills the API, and its database, at random moments while eight writers send
 * messages, and looks for every message that was acknowledged, once: on SQLite and on
 * PostgreSQL. `KILLS` of each (20).
 */
const kills = Number(process.env.KILLS ?? 20);
const folder = await mkdtemp(join(tmpdir(), 'kills-'));
const cluster = await startPostgres();
const files = { DATA_DIR: join(folder, 'files') };
const database = { DATA_DIR: join(folder, 'database'), DATABASE_URL: cluster.url };
const firstMessageMs = 15_000;
let isGood = true;
const known = { files: new Set<string>(), database: new Set<string>() };

await killApi('API on SQLite', files, known.files);
await killApi('API on PostgreSQL', database, known.database);
await killDatabase();
await cluster.stop();
await rm(folder, { recursive: true });
process.exit(isGood ? 0 : 1);

type State = Readonly<Record<string, string>>;

async function killApi(name: string, state: State, acknowledged: Set<string>): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const { address, end } = await startApi(state);
    await underLoad(address, acknowledged, () => end('SIGKILL'));
  }
  // What the last killed process left must allow one more start, which exits with 0.
  const code = await startApi(state).then(({ end }) => end());
  report(name, state, acknowledged, code === 0);
}

async function killDatabase(): Promise<void> {
  const acknowledged = known.database;
  const { address, end } = await startApi(database);
  let isBack = true;
  for (let kill = 0; kill < kills; kill += 1) {
    await underLoad(address, acknowledged, async () => {
      // SIGQUIT: immediate shutdown, without a checkpoint.
      await cluster.end('SIGQUIT');
      await cluster.start();
      const before = acknowledged.size;
      const until = Date.now() + 15_000;
      while (acknowledged.size === before && Date.now() < until) await pause(50);
      isBack &&= acknowledged.size > before;
    });
  }
  report('the database', database, acknowledged, isBack && (await end()) === 0);
}

/** Eight writers send while `interrupt` does its work. */
async function underLoad(
  address: string,
  acknowledged: Set<string>,
  interrupt: () => Promise<unknown>,
): Promise<void> {
  const load = { isOn: true };
  const before = acknowledged.size;
  const write = async () => {
    while (load.isOn) {
      const name = randomUUID();
      if ((await sendMessage(address, name)) === 201) acknowledged.add(name);
      else await pause(20);
    }
  };
  const writing = Array.from({ length: 8 }, write);
  // A host that starts answers the first message late; a kill before it would prove nothing.
  const until = Date.now() + firstMessageMs;
  while (acknowledged.size === before && Date.now() < until) await pause(10);
  await pause(randomInt(20, 400));
  await interrupt();
  load.isOn = false;
  await Promise.all(writing);
}

function report(
  what: string,
  state: State,
  acknowledged: ReadonlySet<string>,
  isWell: boolean,
): void {
  const names = storedNames(state);
  const stored = new Set(names);
  const lost = [...acknowledged].filter((name) => !stored.has(name)).length;
  const twice = names.length - stored.size;
  isGood &&= isWell && lost === 0 && twice === 0 && acknowledged.size > 0;
  process.stdout.write(
    `${kills} kills of ${what}: acknowledged ${acknowledged.size}, lost ${lost}, twice ${twice}, ` +
      `ratio of found ${(1 - lost / acknowledged.size).toFixed(3)} (wanted 1), ` +
      `${isWell ? 'well' : 'NOT WELL'} afterwards\n`,
  );
}

/** As the owner reads them. */
function storedNames(state: State): readonly string[] {
  const command = fileURLToPath(new URL(`${apiFolder}/src/listMessages.ts`, import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, '--json'], {
    env: { ...process.env, ...state },
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(stderr);
  return [...stdout.matchAll(/^    "name": "([^"]*)"/gm)].map(([, name = '']) => name);
}

/** null: the connection broke before the answer was whole. */
async function sendMessage(address: string, name: string): Promise<number | null> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: contactMessage(name) };
    const response = await fetch(`${address}/api/contact`, request);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}
