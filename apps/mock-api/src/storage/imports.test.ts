import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { romeDay } from '@vetta/storefront/backend';
import { importFile } from '../owner/command/importFile.ts';
import { withImports } from '../owner/command/openImports.ts';
import { undoImport } from '../owner/command/undo.ts';
import type { StorePlace } from './openCatalogue.ts';
import { csv, workbook } from '../owner/testing/files.ts';
import { lowestPrice } from './priceHistory.ts';
import { withStore } from './openStore.ts';
import { ask, startFixture, type ServerFixture } from '../testing/serverFixture.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { maxWaitMs } from '../testing/maxWait.ts';

let folder: string;
let databaseUrl: string | undefined;
const running: ServerFixture[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'owner-pg-'));
  databaseUrl = await createTestDatabase();
});
afterEach(async () => {
  for (const host of running.splice(0)) await host.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Another host's folder on a database; on a file the one folder. */
const place = (name = 'a'): StorePlace => ({
  dataDir: join(folder, databaseUrl === undefined ? 'a' : name),
  catalogueFile: undefined,
  databaseUrl,
});

async function startHost(name: string): Promise<ServerFixture> {
  const started = await startFixture({
    ...place(name),
    pollIntervalMs: 100,
  });
  running.push(started);
  return started;
}

async function file(name: string, content: Buffer | string): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}
const price = (euro: string) => csv('Slug;Nome;Categoria;Prezzo', `uno;Uno;Proteine;${euro},00`);
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
      maxWaitMs,
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

it.skipIf(inject('postgresUrl') === null)(
  'two hosts that watch one folder import a file once',
  async () => {
    const hosts = [await startHost('shared'), await startHost('shared')];
    const watched = join(folder, 'shared/importa');
    await rename(await file('giacenze.csv', stock(55)), join(watched, 'giacenze.csv'));
    await vi.waitFor(
      async () => expect(await Promise.all(hosts.map(stockAt))).toEqual([55, 55]),
      maxWaitMs,
    );
    await vi.waitFor(async () => expect(await readdir(watched)).toEqual(['applicati']), maxWaitMs);
    // Both have seen the file through: a third import of it, as a host does that comes late.
    const late = await importFrom(await file('giacenze.csv', stock(55)), {
      who: 'cartella importa',
    });
    expect(late).toMatchObject({ kind: 'elsewhere', report: null });
    expect(await history()).toMatchObject([{ who: 'cartella importa', file: 'giacenze.csv' }]);
    const report = await readFile(join(watched, 'applicati/giacenze.csv.esito.html'), 'utf8');
    expect(report).toContain('Importato');
  },
);

it.skipIf(inject('postgresUrl') !== null)(
  'a history that cannot be read stops the command by the number of its entry, and nothing is written over',
  async () => {
    const path = await file('uno.csv', stock(31));
    await importFrom(path);
    await importFrom(await file('due.csv', stock(32)));
    const before = await served();
    const change = (entry: string) =>
      withStore(place(), ({ query }) =>
        query('UPDATE owner_import SET entry = $1 WHERE version = 1', [entry]),
      );
    const [kept] = await withStore(place(), ({ query }) =>
      query<{ entry: string }>('SELECT entry FROM owner_import WHERE version = 1'),
    );
    const whole = kept?.entry ?? '';
    for (const broken of [
      whole.replace(/"who":"[^"]*"/u, '"who":null'),
      whole.slice(0, 40),
      '[]',
    ]) {
      await change(broken);
      for (const work of [
        () => history(),
        () => undoImport(place(), false),
        () => importFrom(path),
      ]) {
        await expect(work()).rejects.toThrow(
          /^La storia delle importazioni non si legge: niente è cambiato\. \(owner_import 1 /u,
        );
      }
      expect(await served()).toEqual(before);
    }
    await change(whole);
    expect(await importFrom(path)).toMatchObject({ kind: 'applied', entry: { version: 3 } });
    expect(await undoImport(place(), false)).toMatchObject({ kind: 'undone' });
    expect(await served()).toEqual(before);
  },
);

it('what another has imported while a file was read is read again, not written over', async () => {
  await importFrom(await file('uno.csv', stock(31)));
  const works: number[] = [];
  const entry = {
    action: 'import',
    at: new Date().toISOString(),
    who: 'x',
    file: 'x',
    digest: 'x',
  };
  const counts = { added: 0, changed: 0, gone: 0, unchanged: 0, shop: 0 };
  await withImports(place(), (imports) =>
    imports.exclusively(async ({ files, apply }) => {
      works.push(JSON.parse(files.catalogue).products[0].availability[0].stockQuantity);
      if (works.length === 1) await importFrom(await file('due.csv', stock(32)));
      return apply({ ...files, shop: '{}' }, { ...entry, action: 'import', counts });
    }),
  );
  expect(works).toEqual([31, 32]);
  expect((await history()).map(({ version }) => version)).toEqual([1, 2, 3]);
});

it('keeps the prices of every import by their day, and what the newest says goes on', async () => {
  for (const euro of ['30', '25', '28']) {
    const path = await file('listino.csv', price(euro));
    expect(await importFrom(path, { isConfirmed: true })).toMatchObject({ kind: 'applied' });
  }
  const today = romeDay(new Date());
  const lowest = await withStore(place(), ({ query }) =>
    lowestPrice(query, { slug: 'uno', size: '' }, today, today),
  );
  expect(lowest).toEqual({ cents: 2500, since: today });
  const after = await withStore(place(), ({ query }) =>
    lowestPrice(query, { slug: 'uno', size: '' }, '2999-01-01', '2999-01-30'),
  );
  expect(after?.cents).toBe(2800);
});
