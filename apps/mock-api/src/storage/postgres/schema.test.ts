import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { postContact, startFixture } from '../../testing/serverFixture.ts';
import { databaseUrl } from '../../testing/testDatabaseUrl.ts';
import { openDatabase, withDatabase, type Database } from './database.ts';
import { grantToApp, migrate } from './migrate.ts';

const cluster = inject('postgresUrl') ?? '';
const app = `app_${randomUUID().slice(0, 8)}`;
beforeAll(() => withDatabase(cluster, (query) => query(`CREATE ROLE ${app} LOGIN`)));

const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
});

function open(address: string): Database {
  const database = openDatabase(address);
  opened.push(database);
  return database;
}

/** A database without a schema; `role` opens it. */
async function emptyDatabase() {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await withDatabase(cluster, (query) => query(`CREATE DATABASE ${name}`));
  const url = databaseUrl(cluster, name);
  const asApp = new URL(url);
  asApp.username = app;
  return { url, appUrl: asApp.href, owner: open(url), second: open(url), app: open(asApp.href) };
}

describe('the schema', () => {
  it('is made once by two hosts that start at the same time, and left alone from then on', async () => {
    const { owner, second } = await emptyDatabase();
    await Promise.all([migrate(owner), migrate(second)]);
    await migrate(owner);
    const rows = await owner.query('SELECT version, name FROM schema_version');
    expect(rows).toEqual([
      { version: 1, name: '001-initial.sql' },
      { version: 2, name: '002-owner-import.sql' },
    ]);
  });

  it('is refused where it is newer than the API', async () => {
    const { url, owner } = await emptyDatabase();
    await migrate(owner);
    await owner.query("INSERT INTO schema_version VALUES (99, '099-later.sql')");
    await expect(startFixture({ databaseUrl: url })).rejects.toThrow(
      'The database has schema 99, this API knows up to 2. Start a newer API.',
    );
  });

  it('needs its owner to be made, and only the granted rights to be used', async () => {
    const { appUrl, owner, app: asApp } = await emptyDatabase();
    await expect(migrate(asApp)).rejects.toThrow(
      'The database needs schema 2, and the role of DATABASE_URL may not change it.',
    );
    await migrate(owner);
    await grantToApp(owner.query, app);
    const api = await startFixture({ databaseUrl: appUrl });
    const key = { 'Idempotency-Key': 'k' };
    expect((await postContact(api.address, undefined, key)).status).toBe(201);
    await api.restart();
    expect((await postContact(api.address, undefined, key)).status).toBe(201);
    await api.stop();
    for (const statement of [
      'CREATE TABLE other (id integer)',
      'DROP TABLE message',
      'ALTER TABLE message ADD COLUMN other text',
      'DELETE FROM message',
      'TRUNCATE outbox',
    ]) {
      await expect(asApp.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });
});
