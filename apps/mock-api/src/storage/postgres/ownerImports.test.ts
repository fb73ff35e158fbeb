import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importFile } from '../../owner/command/importFile.ts';
import { stateToDatabase, stateToFile } from '../../owner/command/moveState.ts';
import { withImports } from '../../owner/command/openImports.ts';
import { undoImport } from '../../owner/command/undo.ts';
import type { CommandContext } from '../../owner/command/commandContext.ts';
import { csv, workbook } from '../../owner/testing/files.ts';
import { ask, startFixture, type ServerFixture } from '../../testing/serverFixture.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';

let folder: string;
let databaseUrl: string;
const running: ServerFixture[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'owner-pg-'));
  databaseUrl = (await createTestDatabase()) ?? '';
});
afterEach(async () => {
  for (const host of running.splice(0)) await host.stop();
  await rm(folder, { recursive: true, force: true });
});

const place = (name = 'a'): CommandContext => ({
  dataDir: join(folder, name),
  catalogueFile: undefined,
  databaseUrl,
});

async function startHost(name: string): Promise<ServerFixture> {
  const started = await startFixture({
    databaseUrl,
    dataDir: join(folder, name),
    pollIntervalMs: 100,
  });
  running.push(started);
  return started;
}

async function file(name: string, content: Buffer | string): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}
const stock = (pieces: number) => csv('slug;torino', `siero-100;${pieces}`);
const served = (at = place()) => withImports(at, ({ read }) => read());
const history = (at = place()) => withImports(at, (imports) => imports.history());
const importFrom = (
  path: string,
  more: { who?: string; isConfirmed?: boolean } = {},
  at = place(),
) => importFile(path, at, { isConfirmed: false, isDry: false, ...more });

const stockAt = async ({ address }: ServerFixture) =>
  JSON.parse((await ask(address, '/api/product/siero-100')).text).availability[0].stockQuantity;

it('an import is what all hosts serve, hours included, and is taken back byte for byte', async () => {
  const hosts = [await startHost('a'), await startHost('b')];
  const seenOnBoth = (pieces: number) =>
    vi.waitFor(
      async () => expect(await Promise.all(hosts.map(stockAt))).toEqual([pieces, pieces]),
      30_000,
    );
  const before = await served();
  const sheets = {
    Giacenze: [
      ['Slug', 'Torino'],
      ['siero-100', 77],
    ],
    Azienda: [
      ['Voce', 'Valore'],
      ['Chiusura', '16/08/2027'],
    ],
  };
  const path = await file('agosto.xlsx', await workbook(sheets));
  expect(await importFrom(path)).toMatchObject({ kind: 'applied', entry: { version: 1 } });
  await seenOnBoth(77);
  // From another host's folder, where nobody has imported anything.
  expect(JSON.parse((await served(place('b'))).shop ?? '').closures).toEqual({
    '2027-08-16': 'Chiusura',
  });
  expect(await history(place('b'))).toMatchObject([{ file: 'agosto.xlsx', action: 'import' }]);
  expect(await undoImport(place('b'), false)).toMatchObject({ kind: 'undone' });
  expect(await served()).toEqual(before);
  await seenOnBoth(JSON.parse(before.catalogue).products[0].availability[0].stockQuantity);
  expect(await undoImport(place(), false)).toEqual({ kind: 'nothing' });
});

it('of two that change the same at once, each change is kept', async () => {
  const paths = [
    await file('uno.csv', csv('slug;torino', 'siero-100;41')),
    await file('due.csv', csv('slug;torino', 'iso-soya;42')),
  ];
  await Promise.all(paths.map((path, index) => importFrom(path, {}, place(`${index}`))));
  const { products } = JSON.parse((await served()).catalogue);
  const pieces = (slug: string) =>
    products.find((one: { slug: string }) => one.slug === slug).availability[0].stockQuantity;
  expect([pieces('siero-100'), pieces('iso-soya')]).toEqual([41, 42]);
  expect((await history()).map(({ version }) => version)).toEqual([1, 2]);
});

it('two hosts that watch one folder import a file once', async () => {
  const hosts = [await startHost('shared'), await startHost('shared')];
  const watched = join(folder, 'shared/importa');
  await rename(await file('giacenze.csv', stock(55)), join(watched, 'giacenze.csv'));
  await vi.waitFor(
    async () => expect(await Promise.all(hosts.map(stockAt))).toEqual([55, 55]),
    20_000,
  );
  await vi.waitFor(async () => expect(await readdir(watched)).toEqual(['applicati']), 20_000);
  // Both have seen the file through: a third import of it, as a host does that comes late.
  const late = await importFrom(await file('giacenze.csv', stock(55)), { who: 'cartella importa' });
  expect(late).toMatchObject({ kind: 'elsewhere', report: null });
  expect(await history()).toMatchObject([{ who: 'cartella importa', file: 'giacenze.csv' }]);
  const report = await readFile(join(watched, 'applicati/giacenze.csv.esito.html'), 'utf8');
  expect(report).toContain('Importato');
});

const command = fileURLToPath(new URL('../../owner/command/catalogo.ts', import.meta.url));
function run(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [command, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: join(folder, 'a'),
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  }
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, text }));
  });
}

it('moves imports with messages and catalogue into the database and back, and says what is in the way', async () => {
  const files = { ...place(), databaseUrl: undefined };
  const shop = await workbook({
    Negozi: [
      ['Negozio', 'Telefono'],
      ['Aosta', '0165 123456'],
    ],
  });
  await mkdir(files.dataDir);
  await importFrom(await file('negozi.xlsx', shop), {}, files);
  await importFrom(await file('uno.csv', stock(31)), {}, files);
  await importFrom(await file('due.csv', stock(32)), {}, files);
  await undoImport(files, false);
  const kept = await Promise.all([served(files), history(files)]);

  expect((await stateToDatabase(place())).join('\n')).toContain(
    'Nel database ora: 0 messaggi, 4 importazioni, il catalogo e i dati del negozio.',
  );
  const { isBundled, ...moved } = await served(place('b'));
  expect([moved, await history(place('b'))]).toEqual(kept);
  expect(isBundled).toBe(false);
  await expect(stateToDatabase(place())).rejects.toThrow('Nel database ci sono già');

  await stateToFile(place('c'));
  const back = { ...place('c'), databaseUrl: undefined };
  expect(await Promise.all([served(back), history(back)])).toEqual(kept);
  await expect(stateToFile(place('c'))).rejects.toThrow('messages.jsonl c’è già');
  // The imports before the move can be taken back on both sides.
  for (const at of [back, place('b')]) {
    expect(await undoImport(at, false)).toMatchObject({
      kind: 'undone',
      entry: { file: 'uno.csv' },
    });
    expect(await undoImport(at, false)).toMatchObject({ entry: { file: 'negozi.xlsx' } });
  }
  expect((await served(back)).catalogue).toBe((await served(place('b'))).catalogue);
  expect((await served(back)).shop).toBe(null);

  const inUse = await startHost('a').then(() => run(['verso-database'], {}));
  expect(inUse).toMatchObject({ code: 1, text: expect.stringContaining('Manca DATABASE_URL') });
});

it('says in Italian that the database is away, and changes nothing', async () => {
  const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const path = await file('uno.csv', stock(9));
  for (const args of [['importa', path], ['verso-database']]) {
    const { code, text } = await run(args, away);
    expect(text).toMatch(/^Il database di DATABASE_URL non risponde: niente è cambiato\./u);
    expect(code).toBe(75);
  }
});
