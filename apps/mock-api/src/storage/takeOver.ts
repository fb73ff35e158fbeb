import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { Logger } from '../logger.ts';
import { isUnsent, type MessageRecord } from '../messages.ts';
import { parseShopData } from '../owner/shop/shopData.ts';
import { parseCatalogue } from '../readCatalogue.ts';
import { insertVersion, newestVersion, recordOldPrices } from './catalogueVersions.ts';
import { type Database, insertAll, type Query, StoreError, type Value } from './database.ts';
import { type OldImports, readIfThere, readOldImports } from './oldImports.ts';
import { readJournal, type Journal } from './oldMessages.ts';
import { messageColumns, messageRow } from './messageStore.ts';
import type { StorePlace } from './openCatalogue.ts';
import { digestOfAddress } from './outboxStore.ts';
import { writeShop } from './shopFeed.ts';

/** What lay in a data folder before there was a store. */
export const oldNames = [
  'messages.jsonl',
  'db.json',
  'db.seed.json',
  'shop.json',
  'importazioni',
] as const;

/**
 * Brings into the store what lies in the folder as files, all of it or nothing, and reads it over before
 * the commit. Then the files get other names; where that was cut short, the store knows them by their digests.
 */
export async function takeOver(
  database: Database,
  { dataDir, catalogueFile, logger }: StorePlace & { logger?: Logger },
): Promise<void> {
  if (!oldNames.some((name) => existsSync(join(dataDir, name)))) return;
  const release = holdUnused(dataDir);
  try {
    await database.exclusive(async (query) => {
      const fresh = await notYetTaken(query, dataDir);
      if (fresh.has('messages.jsonl')) {
        const journal = await readJournal(join(dataDir, 'messages.jsonl'));
        await insertJournal(query, journal);
        if (journal.unreadableLines > 0) {
          logger?.error({ event: 'unreadableMessageLines', count: journal.unreadableLines });
        }
      }
      if (['db.json', 'shop.json', 'importazioni'].some((name) => fresh.has(name))) {
        const imports = await readOldImports(dataDir, (name) => fresh.has(name));
        for (const file of imports.unreadable) logger?.error({ event: 'versionUnreadable', file });
        await insertImports(query, imports, catalogueFile);
        await recordOldPrices(query);
      }
    });
  } finally {
    release();
  }
  for (const name of oldNames) await moveAside(join(dataDir, name));
  for (const name of ['api.lock', 'api.lock.json']) await rm(join(dataDir, name), { force: true });
}

/** What is there and not in the store yet; noted as what is. */
async function notYetTaken(query: Query, dataDir: string): Promise<Set<string>> {
  const fresh = new Set<string>();
  for (const name of oldNames) {
    const digest = await digestOfPath(join(dataDir, name));
    if (digest === null) continue;
    const rows = await query(
      `INSERT INTO taken_over (name, digest, taken_at) VALUES ($1, $2, now_ms())
       ON CONFLICT (name, digest) DO NOTHING RETURNING name`,
      [name, digest],
    );
    if (rows.length > 0) fresh.add(name);
  }
  return fresh;
}

/** Of a file, or of a folder's files with their names; null: it is not there, or was moved aside while it was read. */
async function digestOfPath(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  if (found === null) return null;
  const hash = createHash('sha256');
  const files = found.isDirectory() ? await readdir(path).catch(() => []) : [''];
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`).update((await readIfThere(join(path, file))) ?? '');
  }
  return existsSync(path) ? hash.digest('base64url') : null;
}

async function insertJournal(query: Query, { messages, events }: Journal): Promise<void> {
  const before = await lastLines(query);
  const known = new Set(
    (await query<{ id: string }>('SELECT id FROM message')).map(({ id }) => id),
  );
  const taken = await query<{ key: string }>(
    'SELECT idempotency_key AS key FROM message WHERE idempotency_key IS NOT NULL',
  );
  const keys = new Set(taken.map(({ key }) => key));
  const fresh = messages.filter(({ record }) => !known.has(record.message.id));
  // Of several messages under one key, the latest is the one that a repetition finds.
  const holders = new Map(
    fresh.map(({ record: { message } }) => [message.idempotency?.key, message.id]),
  );
  await insertAll(
    query,
    `message (${messageColumns}, answered, confirmed_at, is_confirmation_skipped)`,
    fresh.map(({ record, line }) => {
      const { message, answered, confirmedAt, isConfirmationSkipped } = record;
      const key = message.idempotency?.key;
      const isHolder = key !== undefined && holders.get(key) === message.id && !keys.has(key);
      const row = messageRow(message, line);
      if (!isHolder) row[keyPlace] = null;
      return [
        ...row,
        answered && JSON.stringify(answered),
        confirmedAt === null ? null : Date.parse(confirmedAt),
        Number(isConfirmationSkipped),
      ];
    }),
  );
  const freshEvents = events.filter(({ mailOf }) => !known.has(mailOf));
  await insertAll(
    query,
    'mail_event (message_id, line)',
    freshEvents.map(({ mailOf, line }) => [mailOf, line]),
  );
  await insertMails(
    query,
    fresh.map(({ record }) => record),
  );
  for (const [table, after, written] of [
    ['message', before.message, fresh],
    ['mail_event', before.event, freshEvents],
  ] as const) {
    const sql = `SELECT line FROM ${table} WHERE line_number > $1 ORDER BY line_number`;
    const lines = written.map(({ line }) => line);
    await expectLines(query, `messages.jsonl (${table})`, { sql, values: [after] }, lines);
  }
}

const keyPlace = messageColumns.split(', ').indexOf('idempotency_key');

/** The mails that wait, and who has been sent a confirmation. */
async function insertMails(query: Query, records: readonly MessageRecord[]): Promise<void> {
  const waiting = records.filter(isUnsent).map(({ message }) => [message.id, 0, 0]);
  await insertAll(query, 'outbox (message_id, due_at, claimed_until)', waiting);
  const confirmed = new Map(
    records.flatMap(({ message, confirmedAt }) =>
      confirmedAt === null
        ? []
        : [[digestOfAddress(message.email), [message.id, Date.parse(confirmedAt)]] as const],
    ),
  );
  await insertAll(
    query,
    'confirmation (address_digest, message_id, taken_at)',
    Array.from(confirmed, ([address, row]) => [address, ...row]),
    `ON CONFLICT (address_digest) DO UPDATE SET message_id = excluded.message_id,
       taken_at = excluded.taken_at`,
  );
}

async function lastLines(query: Query): Promise<{ message: number; event: number }> {
  const [row] = await query<{ message: number; event: number }>(
    `SELECT (SELECT coalesce(max(line_number), 0) FROM message) AS message,
       (SELECT coalesce(max(line_number), 0) FROM mail_event) AS event`,
  );
  return row ?? { message: 0, event: 0 };
}

/** Reads over what was written: the same lines, byte for byte and in their order. */
async function expectLines(
  query: Query,
  what: string,
  { sql, values = [] }: { sql: string; values?: readonly Value[] },
  written: readonly (string | null)[],
): Promise<void> {
  const rows = await query<{ line: string | null }>(sql, values);
  const found = rows.map(({ line }) => line);
  if (isDeepStrictEqual(found, written)) return;
  throw new Error(`${what} was not taken over whole: nothing was changed`);
}

async function insertImports(
  query: Query,
  { entries, texts, shop, hasShop }: OldImports,
  catalogueFile: string | undefined,
): Promise<void> {
  const [held] = await query('SELECT version FROM owner_import LIMIT 1');
  if (held !== undefined && entries.length > 0) {
    const words =
      'the folder importazioni holds imports, and the store holds others already: move the folder away.';
    throw new StoreError('unreadable', 'importazioni', words);
  }
  // One that was edited by hand and does not fit would be served from now on: it is named by its file.
  const served = texts.at(-1);
  if (served !== undefined) parseCatalogue('db.json', served.text);
  if (shop !== null) parseShopData('shop.json', shop);
  const first = Math.max(0, (await newestVersion(query))?.id ?? 0) + 1;
  const rows = entries.map(({ version, entry, textBefore, shopBefore }) => [
    version,
    JSON.stringify(entry),
    textBefore === null ? 0 : first + textBefore,
    shopBefore,
  ]);
  // First: a version that an import has found is kept for it.
  await insertAll(query, 'owner_import (version, entry, version_before, shop_before)', rows);
  const isOwn = catalogueFile !== undefined;
  for (const [index, { text, at, isSeed, note, products }] of texts.entries()) {
    const source = isSeed ? (isOwn ? 'file' : 'bundled') : 'import';
    await insertVersion(query, { id: first + index, at, text, source, isOwn, note, products });
  }
  if (hasShop) await writeShop(query, shop);
  await expectLines(
    query,
    'db.json and importazioni',
    {
      sql: 'SELECT body AS line FROM catalogue_version WHERE id >= $1 ORDER BY id',
      values: [first],
    },
    texts.map(({ text }) => text),
  );
  if (entries.length > 0) {
    const sql = 'SELECT entry AS line FROM owner_import ORDER BY version';
    const lines = entries.map(({ entry }) => JSON.stringify(entry));
    await expectLines(query, 'importazioni/storia.json', { sql }, lines);
  }
  const sql = 'SELECT body AS line FROM shop_data';
  if (hasShop) await expectLines(query, 'shop.json', { sql }, [shop]);
}

/** Rejects where an API of before works on the folder: what comes in there meanwhile would be left behind. */
function holdUnused(dataDir: string): () => void {
  const locks = ['api.lock', 'importazioni/import.lock']
    .map((name) => join(dataDir, name))
    .filter((file) => existsSync(file))
    .map((file) => new DatabaseSync(file));
  const release = () => {
    for (const lock of locks) lock.close();
  };
  try {
    for (const lock of locks) lock.exec('BEGIN EXCLUSIVE');
    return release;
  } catch (error) {
    release();
    const words = `${dataDir} is in use by an API or an import of the version before: stop it first. Nothing was changed.`;
    throw new StoreError('inUse', dataDir, words, { cause: error });
  }
}

/** Kept beside under another name, of which none is written over. */
async function moveAside(path: string): Promise<void> {
  for (let number = 1; ; number += 1) {
    const target = `${path}${number === 1 ? '' : `.${number}`}.migrated`;
    if (existsSync(target)) continue;
    await rename(path, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    return;
  }
}
