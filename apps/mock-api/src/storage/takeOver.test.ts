import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withImports } from '../owner/command/openImports.ts';
import { undoImport } from '../owner/command/undo.ts';
import { validMessage } from '../testing/serverFixture.ts';
import { openStore, readStoredMessages, withStore } from './openStore.ts';
import { lowestPrice } from './priceHistory.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'before-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const place = () => ({ dataDir, databaseUrl: undefined, catalogueFile: undefined });
const at = (name: string) => join(dataDir, name);
const hex = (text: string) => createHash('sha256').update(text).digest('hex');

const none = { adminNotified: false, userConfirmationSent: false, simulationMode: false };
const both = { ...none, adminNotified: true, userConfirmationSent: true };
const message = (id: string, more: object = {}) => ({
  id,
  receivedAt: '2026-11-21T10:00:00.000Z',
  ...validMessage,
  emailStatus: none,
  ...more,
});
const event = (mailOf: string, emailStatus: object) => ({
  mailOf,
  at: '2026-11-21T10:01:00.000Z',
  emailStatus,
  isConfirmationSkipped: false,
});

/** Among them texts that some columns of text would not give back. */
const lines = [
  message('m0', { message: 'nulla \0 in mezzo', productSlug: 'metà \ud800', storeId: 2 }),
  message('m1', {
    message: 'riga\u2028nuova\u2029 \u0085 \\ "',
    idempotency: { key: 'k', digest: 'a' },
  }),
  event('m1', { ...none, adminNotified: true }),
  event('m1', both),
  message('m2', { idempotency: { key: 'k', digest: 'b' } }),
  event('gone', both),
  message('m3', { emailStatus: { ...none, simulationMode: true } }),
].map((line) => JSON.stringify(line));
const journal = `${lines.map((line) => `${line}\n`).join('')}{"torn":`;

const catalogue = (euro: number) =>
  `{"products": [ {"price": ${euro}00, "name":"Uno", "id":1,  "slug":"uno"} ]}`;
const shop = '{ "closures": {"2027-08-16": "Ferie"} }';
const entry = (version: number, more: object = {}) => ({
  version,
  action: 'import',
  at: `2026-11-2${version}T10:00:00.000Z`,
  who: 'anna',
  file: `${version}.csv`,
  digest: 'x',
  counts: { added: 0, changed: 1, gone: 0, unchanged: 0, shop: 0 },
  after: { catalogue: hex(catalogue(30 + version)), shop: version === 3 ? hex(shop) : null },
  ...more,
});

const kept = (version: number, text: string) =>
  writeFile(
    at(`importazioni/00000${version}.json.gz`),
    gzipSync(JSON.stringify({ catalogue: text, shop: null })),
  );

/** Three imports over a copy of the seed, each with what it found. */
async function writeBefore(): Promise<void> {
  await writeFile(at('messages.jsonl'), journal);
  await writeFile(at('db.json'), catalogue(33));
  await writeFile(at('db.seed.json'), JSON.stringify({ seed: 'x', copy: hex(catalogue(30)) }));
  await writeFile(at('shop.json'), shop);
  await mkdir(at('importazioni'));
  await writeFile(at('importazioni/storia.json'), JSON.stringify([entry(1), entry(2), entry(3)]));
  for (const version of [1, 2, 3]) await kept(version, catalogue(29 + version));
}

const served = () => withImports(place(), ({ read }) => read());
const linesOf = (table: string) =>
  withStore(place(), async ({ query }) => {
    const rows = await query<{ line: string }>(`SELECT line FROM ${table} ORDER BY line_number`);
    return rows.map(({ line }) => line);
  });

async function expectWhole(): Promise<void> {
  expect(await linesOf('message')).toEqual(lines.filter((line) => line.startsWith('{"id"')));
  expect(await linesOf('mail_event')).toEqual(lines.filter((line) => line.startsWith('{"mailOf"')));
  const { records } = await readStoredMessages(place());
  expect(records.map(({ message: { id }, ...rest }) => [id, rest.confirmedAt])).toEqual([
    ['m0', null],
    ['m1', '2026-11-21T10:01:00.000Z'],
    ['m2', null],
    ['m3', null],
  ]);
  expect(records[1]).toMatchObject({
    message: { emailStatus: both },
    answered: { ...none, adminNotified: true },
  });
  await withStore(place(), async ({ query }) => {
    expect(await query('SELECT message_id FROM outbox ORDER BY 1')).toEqual([
      { message_id: 'm0' },
      { message_id: 'm2' },
    ]);
    expect(await query('SELECT message_id FROM confirmation')).toEqual([{ message_id: 'm1' }]);
    expect(await query('SELECT id FROM message WHERE idempotency_key IS NOT NULL')).toEqual([
      { id: 'm2' },
    ]);
  });
  expect(await served()).toEqual({ catalogue: catalogue(33), shop, source: 'import' });
  expect(await withImports(place(), ({ history }) => history())).toEqual([
    entry(1),
    entry(2),
    entry(3),
  ]);
}

describe('a data folder of before', () => {
  it('is taken over whole at the first start, and its files are kept beside', async () => {
    await writeBefore();
    await expectWhole();
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.migrated'))).toEqual([
      'db.json.migrated',
      'db.seed.json.migrated',
      'importazioni.migrated',
      'messages.jsonl.migrated',
      'shop.json.migrated',
    ]);
    expect(await readFile(at('messages.jsonl.migrated'), 'utf8')).toBe(journal);
    for (const euro of [32, 31, 30]) {
      expect(await undoImport(place(), false)).toMatchObject({ kind: 'undone' });
      expect((await served()).catalogue).toBe(catalogue(euro));
    }
    // What was found first is the copy of the seed again, which follows it.
    expect(await served()).toMatchObject({ source: 'bundled', shop: null });
    const lowest = await withStore(place(), ({ query }) =>
      lowestPrice(query, { slug: 'uno', size: '' }, '2026-11-22', '2026-11-22'),
    );
    expect(lowest).toEqual({ cents: 3100, since: '2026-11-21' });
  });

  it('is taken over once, wherever the first start was killed', async () => {
    await writeBefore();
    const copy = `${dataDir}.copy`;
    await cp(dataDir, copy, { recursive: true });
    await expectWhole();
    const names = ['messages.jsonl', 'db.json', 'db.seed.json', 'shop.json', 'importazioni'];
    // Behind the commit, with any number of the files not yet renamed.
    for (let moved = 0; moved < names.length; moved += 1) {
      for (const name of names.slice(moved)) {
        await rm(at(`${name}.migrated`), { recursive: true, force: true });
        await cp(join(copy, name), at(name), { recursive: true });
      }
      await expectWhole();
      expect(names.some((name) => existsSync(at(name)))).toBe(false);
    }
    await rm(copy, { recursive: true });
  });

  it('is taken over by one of several that start at the same time', async () => {
    await writeBefore();
    const stores = await Promise.all([1, 2, 3].map(() => openStore(place())));
    for (const store of stores) await store.close();
    expect(existsSync(at('messages.jsonl'))).toBe(false);
    await expectWhole();
  });

  it('that an old API has filled once more gives what is new, and nothing twice', async () => {
    await writeBefore();
    await expectWhole();
    await writeFile(at('messages.jsonl'), `${lines[0]}\n${JSON.stringify(message('m9'))}\n`);
    const { records } = await readStoredMessages(place());
    expect(records.map(({ message: { id } }) => id)).toEqual(['m0', 'm1', 'm2', 'm3', 'm9']);
    expect(existsSync(at('messages.jsonl.2.migrated'))).toBe(true);
  });

  it('of an import that was killed behind its decision is the new one', async () => {
    await writeBefore();
    await rename(at('db.json'), at('importazioni/db.json.nuovo'));
    await writeFile(at('db.json'), catalogue(32));
    await writeFile(at('importazioni/storia.json'), JSON.stringify([entry(1), entry(2)]));
    await writeFile(
      at('importazioni/in-corso.json'),
      JSON.stringify({ entry: entry(3), hasShop: true }),
    );
    await expectWhole();
    expect(existsSync(at('importazioni'))).toBe(false);
  });

  it.each([
    ['cut', '[{"version":1,', 'it is no list'],
    ['of another kind', '{}', 'it is no list'],
    [
      'with a field of another kind',
      JSON.stringify([entry(1), entry(2, { who: null })]),
      'entry 2, who: ',
    ],
    ['with an entry that is none', JSON.stringify([entry(1), 7]), 'entry 2, '],
  ])('whose history is %s stops everything and changes nothing', async (_, text, words) => {
    await writeBefore();
    await writeFile(at('importazioni/storia.json'), text);
    const before = await readdir(at('importazioni'));
    for (const work of [served, () => readStoredMessages(place()), () => openStore(place())]) {
      await expect(work()).rejects.toThrow(words);
    }
    expect(await readdir(at('importazioni'))).toEqual(before);
    expect(await readFile(at('messages.jsonl'), 'utf8')).toBe(journal);
    await writeFile(at('importazioni/storia.json'), JSON.stringify([entry(1), entry(2), entry(3)]));
    await expectWhole();
  });

  it('whose catalogue or shop was broken by hand is refused by the name of the file', async () => {
    await writeBefore();
    await writeFile(at('db.json'), '{"products":[{"id":1,"name":"Rotto","price":-5}]}');
    await expect(openStore(place())).rejects.toThrow(/db\.json does not fit:\n {2}products\[0\]/);
    await writeFile(at('db.json'), catalogue(33));
    await writeFile(at('shop.json'), '{"closures":3}');
    await expect(openStore(place())).rejects.toThrow('shop.json does not fit: closures');
    await writeFile(at('shop.json'), shop);
    await expectWhole();
  });

  it('is refused while an API or an import of before works on it', async () => {
    await writeBefore();
    for (const name of ['api.lock', 'importazioni/import.lock']) {
      const lock = new DatabaseSync(at(name));
      lock.exec('BEGIN EXCLUSIVE');
      await expect(openStore(place())).rejects.toThrow(
        `${dataDir} is in use by an API or an import of the version before: stop it first.`,
      );
      lock.close();
    }
    await expectWhole();
  });
});
