import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, postContact, startFixture, type ServerFixture } from '../testing/serverFixture.ts';
import { openStore, readStoredMessages, storeFile } from './openStore.ts';

let dataDir: string;
let api: ServerFixture | null = null;
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'sqlite-')), 'data');
});
afterEach(async () => {
  await api?.stop();
  api = null;
  await rm(join(dataDir, '..'), { recursive: true, force: true });
});

const place = () => ({ dataDir, databaseUrl: undefined, catalogueFile: undefined });
const start = async () => (api = await startFixture({ dataDir }));
const stored = async () => (await readStoredMessages(place())).records.length;

/** `npm run database`. */
function run(args: readonly string[], env: Record<string, string>) {
  const program = fileURLToPath(new URL('../database.ts', import.meta.url));
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: 'ignore',
  });
  return new Promise<{ code: number | null }>((resolve) => {
    child.on('close', (code) => resolve({ code }));
  });
}

describe('the store in a file', () => {
  it('syncs each commit, and is for its user alone', async () => {
    const database = await openStore(place());
    const settings = [
      ...(await database.query('PRAGMA journal_mode')),
      ...(await database.query('PRAGMA synchronous')),
    ];
    expect(settings).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }]);
    for (const ending of ['', '-wal', '-shm']) {
      expect((await stat(`${storeFile(dataDir)}${ending}`)).mode & 0o777).toBe(0o600);
    }
    await database.close();
  });

  it('lets another process write during a burst', async () => {
    const [one, other] = [await openStore(place()), await openStore(place())];
    await one.query('CREATE TABLE burst (at INTEGER)');
    const write = (database: typeof one) =>
      database.transaction((query) => query('INSERT INTO burst VALUES (1)'));
    let written = 0;
    const burst = Array.from({ length: 400 }, () => write(one).then(() => (written += 1)));
    await write(other);
    expect(written).toBeLessThan(400);
    await Promise.all(burst);
    await Promise.all([one.close(), other.close()]);
  });

  it('is copied whole while the API writes, and the copy in its place holds what was acknowledged', async () => {
    const { address, close } = await start();
    const copy = `${dataDir}.copy`;
    expect((await postContact(address)).status).toBe(201);
    const copied = run(['copy', copy], { DATA_DIR: dataDir });
    expect((await postContact(address)).status).toBe(201);
    expect(await copied).toMatchObject({ code: 0 });
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect(await run(['copy', copy], { DATA_DIR: dataDir })).toMatchObject({ code: 1 });
    await close();
    await rename(copy, storeFile(dataDir));
    expect([1, 2]).toContain(await stored());
    await start();
  });

  it('is not made by whoever only looks for messages', async () => {
    expect(await readStoredMessages(place())).toEqual({ records: [], unreadable: 0 });
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['deleted', () => rm(storeFile(dataDir))],
    ['moved', () => rename(storeFile(dataDir), `${storeFile(dataDir)}.1`)],
    ['gone with its folder', () => rename(dataDir, `${dataDir}.gone`)],
  ])(
    'is made anew where it was %s, and nothing acknowledged is kept nowhere',
    async (_, remove) => {
      const { address, log } = await start();
      expect((await postContact(address)).status).toBe(201);
      await remove();
      const statuses = [(await postContact(address)).status, (await postContact(address)).status];
      const kept = statuses.filter((status) => status === 201).length;
      expect(statuses.at(-1)).toBe(201);
      expect(await stored()).toBe(kept);
      expect(log()).toContain('storeReplaced');
    },
  );

  it('refuses a message while another program keeps it locked, answers the rest, and then takes it', async () => {
    const { address } = await start();
    const other = new DatabaseSync(storeFile(dataDir));
    other.exec('BEGIN IMMEDIATE');
    const key = { 'Idempotency-Key': 'k' };
    const sending = postContact(address, undefined, key);
    const began = performance.now();
    expect((await ask(address, '/api/products')).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2000);
    const refused = await sending;
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    other.exec('ROLLBACK');
    other.close();
    expect((await postContact(address, undefined, key)).status).toBe(201);
    expect(await stored()).toBe(1);
  });

  it('refuses what a full disk does not take, keeps nothing of it, and goes on once there is room', async () => {
    const database = await openStore(place());
    const write = (id: string) =>
      database.transaction(async (query) => {
        await query('INSERT INTO confirmation VALUES ($1, $2, 1)', [id, 'x'.repeat(100_000)]);
        await query('INSERT INTO confirmation VALUES ($1, $2, 1)', [`${id}+`, 'y'.repeat(100_000)]);
      });
    const [size] = await database.query<{ page_count: number }>('PRAGMA page_count');
    await database.query(`PRAGMA max_page_count = ${(size?.page_count ?? 0) + 30}`);
    await expect(write('a')).rejects.toThrow(`The disk of ${storeFile(dataDir)} is full`);
    expect(await database.query('SELECT message_id FROM confirmation')).toEqual([]);
    await database.query('PRAGMA max_page_count = 1000000');
    await write('a');
    expect(await database.query('SELECT message_id FROM confirmation')).toHaveLength(2);
    await database.close();
  });

  it.each<[string, (path: string) => Promise<unknown>, string]>([
    ['its folder is a file', (path) => writeFile(path, ''), 'cannot be written: let the user'],
    [
      'it is a folder itself',
      (path) => mkdir(join(path, 'shop.sqlite'), { recursive: true }),
      'cannot be written',
    ],
    [
      'it is something else',
      async (path) => {
        await mkdir(path);
        await writeFile(join(path, 'shop.sqlite'), 'no database, but some text '.repeat(100));
      },
      'is damaged, or no store of this program: stop the API and put a backup in its place',
    ],
    [
      'it is of a newer API',
      async (path) => {
        await mkdir(path);
        const database = new DatabaseSync(join(path, 'shop.sqlite'));
        database.exec('CREATE TABLE schema_version (version integer, name text)');
        database.exec("INSERT INTO schema_version VALUES (99, 'later')");
        database.close();
      },
      'The database has schema 99, this API knows up to 3. Start a newer API.',
    ],
    [
      'it holds a part of the schema',
      async (path) => {
        await mkdir(path);
        const database = new DatabaseSync(join(path, 'shop.sqlite'));
        database.exec('CREATE TABLE owner_import (version integer)');
        database.close();
      },
      'a part of this API’s tables without the number of their schema (table owner_import already exists)',
    ],
  ])('is refused in clear words where %s', async (_, prepare, words) => {
    await prepare(dataDir);
    await expect(openStore(place())).rejects.toThrow(words);
  });
});
