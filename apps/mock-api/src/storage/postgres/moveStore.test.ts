import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile } from '../../owner/command/importFile.ts';
import { withImports } from '../../owner/command/openImports.ts';
import { undoImport } from '../../owner/command/undo.ts';
import { csv } from '../../owner/testing/files.ts';
import { postContact, startFixture, validMessage } from '../../testing/serverFixture.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import type { Query } from '../database.ts';
import { moveStore } from '../moveStore.ts';
import { withStore } from '../openStore.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Texts that some columns of text would not give back. */
const hostile = [
  'nulla \0 in mezzo',
  'metà \ud800 coppia',
  'riga\u2028nuova\u2029 \\ "',
  'pesi \u{1f600} e bilancieri',
];

const tables = ['message', 'mail_event', 'owner_import', 'catalogue_version', 'shop_data', 'price'];

async function everything(query: Query) {
  const all = [];
  for (const name of tables) all.push(await query(`SELECT * FROM ${name} ORDER BY 1, 2, 3`));
  return all;
}

it('moves a store into the database and back, every byte of it, and says what is in the way', async () => {
  const databaseUrl = (await createTestDatabase()) ?? '';
  const file = { dataDir: join(folder, 'a'), catalogueFile: undefined, databaseUrl: undefined };
  const database = { ...file, databaseUrl };
  const back = { ...file, dataDir: join(folder, 'b') };
  const host = await startFixture({ ...file, databaseUrl: undefined });
  for (const message of hostile) {
    expect((await postContact(host.address, { ...validMessage, message })).status).toBe(201);
  }
  for (const pieces of [31, 32]) {
    const path = join(folder, `${pieces}.csv`);
    await writeFile(path, csv('slug;torino', `siero-100;${pieces}`));
    await importFile(path, file, { isConfirmed: false, isDry: false });
  }
  await undoImport(file, false);
  const kept = await withStore(file, ({ query }) => everything(query));
  await expect(moveStore(database, 'database')).rejects.toThrow('is in use: stop the API first');
  await host.close();

  // A start on the database has put the bundled catalogue there: that is none of a visitor's or the owner's.
  const seeded = await startFixture({ databaseUrl });
  await seeded.stop();
  expect(await moveStore(database, 'database')).toEqual({ messages: 4, imports: 3 });
  expect(await withStore(database, ({ query }) => everything(query))).toEqual(kept);
  await expect(moveStore(database, 'database')).rejects.toThrow(
    'holds messages or imports already',
  );

  expect(await moveStore({ ...back, databaseUrl }, 'file')).toEqual({ messages: 4, imports: 3 });
  expect(await withStore(back, ({ query }) => everything(query))).toEqual(kept);
  await expect(moveStore({ ...back, databaseUrl }, 'file')).rejects.toThrow('already');
  // What was imported before the move can be taken back on both sides.
  for (const place of [back, database]) {
    expect(await undoImport(place, false)).toMatchObject({ entry: { file: '31.csv' } });
  }
  const served = await Promise.all(
    [back, database].map((place) => withImports(place, ({ read }) => read())),
  );
  expect(served[0]).toEqual(served[1]);
});
