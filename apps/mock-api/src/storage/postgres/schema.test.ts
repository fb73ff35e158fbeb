import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withImports } from '../../owner/command/openImports.ts';
import { undoImport } from '../../owner/command/undo.ts';
import { ask, postContact, startFixture, validMessage } from '../../testing/serverFixture.ts';
import { databaseUrl, withPostgres } from '../../testing/testDatabaseUrl.ts';
import type { Database } from '../database.ts';
import { grantToApp, migrate } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';

const cluster = inject('postgresUrl') ?? '';
const app = `app_${randomUUID().slice(0, 8)}`;
beforeAll(() => withPostgres(cluster, ({ query }) => query(`CREATE ROLE ${app} LOGIN`)));

const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
});

function open(address: string): Database {
  const database = openPostgres(address);
  opened.push(database);
  return database;
}

/** A database without a schema; `role` opens it. */
async function emptyDatabase() {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await withPostgres(cluster, ({ query }) => query(`CREATE DATABASE ${name}`));
  const url = databaseUrl(cluster, name);
  const asApp = new URL(url);
  asApp.username = app;
  return { url, appUrl: asApp.href, owner: open(url), second: open(url), app: open(asApp.href) };
}

const counts = { added: 0, changed: 0, gone: 0, unchanged: 0, shop: 0 };
const entry = {
  action: 'import',
  at: '2026-11-01T10:00:00.000Z',
  who: 'x',
  file: 'x',
  digest: 'x',
  counts,
} as const;

/** A database of schema 2, with one of each. */
const before = new URL('../../testing/schema2.sql', import.meta.url);
const none = { adminNotified: false, userConfirmationSent: false, simulationMode: false };
const oldMessage = {
  id: 'm1',
  receivedAt: '2026-11-21T10:00:00.000Z',
  ...validMessage,
  message: 'nulla \0 in mezzo, riga\u2028nuova',
  emailStatus: none,
  idempotency: { key: 'k', digest: 'd' },
};

describe('the schema', () => {
  it('is made once by two hosts that start at the same time, and left alone from then on', async () => {
    const { owner, second } = await emptyDatabase();
    await Promise.all([migrate(owner), migrate(second)]);
    await migrate(owner);
    const rows = await owner.query('SELECT version, name FROM schema_version');
    expect(rows).toEqual([{ version: 3, name: '003-one-store' }]);
  });

  it('is refused where it is newer than the API', async () => {
    const { url, owner } = await emptyDatabase();
    await migrate(owner);
    await owner.query("INSERT INTO schema_version VALUES (99, '099-later.sql')");
    await expect(startFixture({ databaseUrl: url })).rejects.toThrow(
      'The database has schema 99, this API knows up to 3. Start a newer API.',
    );
  });

  it('needs its owner to be made, and only the granted rights to be used', async () => {
    const { appUrl, owner, app: asApp } = await emptyDatabase();
    await expect(migrate(asApp)).rejects.toThrow(
      'The database needs schema 3, and the role of DATABASE_URL may not change it.',
    );
    await migrate(owner);
    await grantToApp(owner.query, app);
    const api = await startFixture({ databaseUrl: appUrl });
    const key = { 'Idempotency-Key': 'k' };
    expect((await postContact(api.address, undefined, key)).status).toBe(201);
    await api.restart();
    expect((await postContact(api.address, undefined, key)).status).toBe(201);
    await api.stop();
    // Its imports go, however many versions they drive out.
    const place = { dataDir: '/nowhere', catalogueFile: undefined, databaseUrl: appUrl };
    for (let turn = 0; turn < 2; turn += 1) {
      await withImports(place, (imports) =>
        imports.exclusively(({ files, apply }) =>
          apply({ ...files, shop: `{"closures":{}}${' '.repeat(turn)}` }, entry),
        ),
      );
    }
    await asApp.query(
      `INSERT INTO catalogue_version SELECT id + 60, created_at, digest, source, is_own, note, products, body
       FROM catalogue_version`,
    );
    expect(await asApp.query('SELECT id FROM catalogue_version ORDER BY id')).toEqual([
      { id: 1 },
      { id: 61 },
    ]);
    for (const statement of [
      'CREATE TABLE other (id integer)',
      'DROP TABLE message',
      'ALTER TABLE message ADD COLUMN other text',
      'TRUNCATE outbox',
      // What visitors wrote, what became of it and what the owner has imported stays as it is.
      'DELETE FROM message',
      "UPDATE message SET line = '{}'",
      "UPDATE message SET id = 'x'",
      'UPDATE message SET idempotency_key = NULL',
      "UPDATE mail_event SET line = '{}'",
      'DELETE FROM mail_event',
      "UPDATE catalogue_version SET body = '{}'",
      'DELETE FROM catalogue_version',
      "UPDATE owner_import SET entry = '{}'",
      'DELETE FROM owner_import',
      'DELETE FROM price',
      "UPDATE price SET day = '2000-01-01'",
      'DELETE FROM shop_data',
      'DELETE FROM confirmation',
      "UPDATE outbox SET message_id = 'x'",
      'INSERT INTO taken_over VALUES (1, 1, 1)',
      'UPDATE schema_version SET version = 9',
    ]) {
      await expect(asApp.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  it('that is there in part is refused with the remedy, in any part', async () => {
    for (const half of ['owner_import', 'message', 'price']) {
      const { url, owner } = await emptyDatabase();
      await owner.query(`CREATE TABLE ${half} (id integer)`);
      await expect(startFixture({ databaseUrl: url })).rejects.toThrow(
        `a part of this API’s tables without the number of their schema (relation "${half}" already exists)`,
      );
      expect(await owner.query(owner.tablesSql)).toEqual([{ name: half }]);
    }
  });

  it('of the API before is brought over whole', async () => {
    const { url, owner, appUrl } = await emptyDatabase();
    await owner.exclusive((_, script) => script(readFileSync(before, 'utf8')));
    await migrate(owner);
    await grantToApp(owner.query, app);
    const api = await startFixture({ databaseUrl: appUrl });
    const { records } = await api.messages();
    expect(records).toEqual([
      {
        message: { ...oldMessage, emailStatus: { ...none, adminNotified: true } },
        answered: none,
        confirmedAt: null,
        isConfirmationSkipped: true,
      },
    ]);
    expect(await api.storedLines()).toEqual([JSON.stringify(oldMessage)]);
    expect(JSON.parse((await ask(api.address, '/api/products')).text)[0].name).toBe('Due');
    const place = { dataDir: '/nowhere', catalogueFile: undefined, databaseUrl: url };
    expect(await undoImport(place, true)).toMatchObject({ kind: 'undone', entry: { version: 1 } });
    expect((await withImports(place, ({ read }) => read())).catalogue).toBe(
      '{"products": [{"id":1, "name":"Uno","slug":"uno","price":1000}]}',
    );
    expect(
      await owner.query('SELECT slug, cents, lowest_cents FROM price ORDER BY day, slug'),
    ).toContainEqual({ slug: 'uno', cents: 900, lowest_cents: 900 });
    expect(await owner.query('SELECT message_id, attempts FROM outbox')).toEqual([
      { message_id: 'm1', attempts: 2 },
    ]);
    await api.stop();
  });
});
