import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { watch } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../../.scripts/postgres.mjs';
import { exportTables } from '../src/owner/exporting/exportTables.ts';
import { writeWorkbook } from '../src/owner/exporting/writeExports.ts';
import { ownerDataOf } from '../src/owner/importing/prepareImport.ts';
import { readCatalogueText } from '../src/readCatalogue.ts';
import { readVersion } from '../src/storage/catalogueVersions.ts';
import { withStore } from '../src/storage/openStore.ts';
import { readShop } from '../src/storage/shopFeed.ts';

/**
 * `npm run owner-kill-test -w @vetta/mock-api -- [kills] [file|database]`: kills `npm run catalogo --
 * importa` at random moments, every other one while it writes; the catalogue and the shop's facts must be
 * the old ones or the new ones, and both of one import.
 */
const kills = Number(process.argv[2] ?? 50);
const command = fileURLToPath(new URL('../src/owner/command/catalogo.ts', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'owner-kill-'));
const cluster = process.argv[3] === 'database' ? await startPostgres() : undefined;
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  INIT_CWD: dataDir,
  ...(cluster && { DATABASE_URL: cluster.url }),
};

type Killing = { afterMs: number; isWriting: boolean };

function run(args: readonly string[], killing?: Killing): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [command, ...args], { env, stdio: 'ignore' });
    let timer: NodeJS.Timeout | undefined;
    const killLater = () => {
      timer ??= setTimeout(() => child.kill('SIGKILL'), killing?.afterMs);
    };
    const watcher = killing?.isWriting
      ? watch(dataDir, (_, name) => name?.endsWith('-wal') && killLater())
      : undefined;
    if (killing?.isWriting === false) killLater();
    child.once('exit', (code) => {
      clearTimeout(timer);
      watcher?.close();
      resolve(code);
    });
  });
}

type State = { catalogue: string; shop: string };

/** Without the time of the count, which is each import's own. */
async function state(): Promise<State> {
  const place = { dataDir, databaseUrl: cluster?.url, catalogueFile: undefined };
  const [catalogue, shop] = await withStore(place, async ({ query }) => [
    (await readVersion(query))?.text,
    await readShop(query),
  ]);
  const text = (catalogue ?? '').replaceAll(/_updated_at": "[^"]*"/gu, '');
  return { catalogue: text, shop: shop ?? '' };
}

const bundled = await readCatalogueText(undefined);
for (const [name, stock] of Object.entries({ uno: 15, due: 16 })) {
  const text = bundled.replaceAll(/("stockQuantity": ?)14\b/gu, `$1${stock}`);
  const closures = { '2027-08-16': name };
  const ownerData = { ...ownerDataOf({ catalogue: text, shop: null }), shop: { closures } };
  await writeFile(join(dataDir, `${name}.xlsx`), await writeWorkbook(exportTables(ownerData)));
}
await run(['importa', 'uno.xlsx']);
const one = await state();
const started = Date.now();
await run(['importa', 'due.xlsx']);
const wholeMs = Date.now() - started;
const two = await state();
if (one.catalogue === two.catalogue || one.shop === two.shop) throw new Error('No two states.');

const isSame = (found: State, wanted: State) =>
  found.catalogue === wanted.catalogue && found.shop === wanted.shop;
let torn = 0;
let old = 0;
let late = 0;
let isTwo = true;
for (let kill = 1; kill <= kills;) {
  const isWriting = cluster === undefined && kill % 2 === 0;
  // Most of the time is Node's start: the second half is where files are written.
  const afterMs = isWriting
    ? randomInt(Math.round(wholeMs * 0.35))
    : randomInt(Math.round(wholeMs * 0.4), Math.round(wholeMs * 1.05));
  const code = await run(['importa', isTwo ? 'uno.xlsx' : 'due.xlsx'], { afterMs, isWriting });
  if (code !== null) {
    // It was through before: no kill to count.
    late += 1;
    isTwo = !isTwo;
    continue;
  }
  kill += 1;
  const left = await state();
  if (!(isSame(left, one) || isSame(left, two))) torn += 1;
  if (isSame(left, isTwo ? two : one)) old += 1;
  else isTwo = !isTwo;
}
const lastCode = await run(['importa', isTwo ? 'uno.xlsx' : 'due.xlsx']);
await cluster?.stop();
await rm(dataDir, { recursive: true });
process.stdout.write(
  `kills ${kills} (and ${late} that came too late): ${old} left the old catalogue, ${kills - old} the new one, ${torn} neither; an import takes ${wholeMs} ms, the one after the last kill ended with ${lastCode}\n`,
);
if (torn > 0 || lastCode !== 0) process.exitCode = 1;
