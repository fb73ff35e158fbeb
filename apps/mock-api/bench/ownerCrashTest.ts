import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run owner-kill-test -w @vetta/mock-api -- [kills]`: kills `npm run catalogo -- importa` at random
 * moments; the catalogue and the shop's facts must be the old ones or the new ones, and both of one import.
 */
const kills = Number(process.argv[2] ?? 50);
const command = fileURLToPath(new URL('../src/owner/command/catalogo.ts', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'owner-kill-'));
const env = { ...process.env, DATA_DIR: dataDir, INIT_CWD: dataDir };

const run = (args: readonly string[], killAfterMs?: number) =>
  new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, [command, ...args], { env, stdio: 'ignore' });
    const timer =
      killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });

const read = (name: string) => readFile(join(dataDir, name), 'utf8').catch(() => null);
const state = async () => JSON.stringify([await read('db.json'), await read('shop.json')]);

await run(['esporta', 'catalogo.xlsx']);
await run(['importa', 'catalogo.xlsx']);
const json: unknown = JSON.parse((await read('db.json')) ?? '');
const text = JSON.stringify(json).replaceAll('"stockQuantity":14', '"stockQuantity":15');
await writeFile(join(dataDir, 'uno.json'), text);
await writeFile(
  join(dataDir, 'due.json'),
  text.replaceAll('"stockQuantity":15', '"stockQuantity":16'),
);

const started = Date.now();
await run(['importa', 'uno.json']);
const wholeMs = Date.now() - started;
const one = await state();
await run(['importa', 'due.json']);
const two = await state();

let torn = 0;
let old = 0;
let current = 'due.json';
for (let kill = 1; kill <= kills; kill += 1) {
  const before = await state();
  const wanted = current === 'due.json' ? 'uno.json' : 'due.json';
  // Most of the time is Node's start: the second half is where files are written.
  await run(['importa', wanted], randomInt(Math.round(wholeMs * 0.4), Math.round(wholeMs * 1.1)));
  const raw = await state();
  if (raw !== one && raw !== two) torn += 1;
  await run(['storia']);
  const after = await state();
  if (after !== one && after !== two) torn += 1;
  if (after === before) old += 1;
  current = after === one ? 'uno.json' : 'due.json';
}
const lastCode = await run(['importa', current === 'due.json' ? 'uno.json' : 'due.json']);
await rm(dataDir, { recursive: true });
process.stdout.write(
  `kills ${kills}: ${old} left the old catalogue, ${kills - old} the new one, ${torn} neither; an import takes ${wholeMs} ms, the one after the last kill ended with ${lastCode}\n`,
);
if (torn > 0 || lastCode !== 0) process.exitCode = 1;
