import { createHash } from 'node:crypto';
import { type Database, insertAll, type Query, StoreError, type Value } from './database.ts';
import type { StorePlace } from './openCatalogue.ts';
import { openStore, storeFile } from './openStore.ts';

export type Moved = { messages: number; imports: number };

/**
 * Every table that is worth keeping, by what its rows are in order of. What is numbered by the engine is
 * numbered anew in the same order; imports come before the versions that are kept for them.
 */
const tables: Readonly<Record<string, { columns: string; order: string }>> = {
  message: {
    columns:
      'id, received_at, line, idempotency_key, digest, product_slug, store_id, email_status, answered, confirmed_at, is_confirmation_skipped',
    order: 'line_number',
  },
  mail_event: { columns: 'message_id, line', order: 'line_number' },
  outbox: { columns: 'message_id, due_at, claimed_until, attempts', order: 'message_id' },
  confirmation: { columns: 'address_digest, message_id, taken_at', order: 'address_digest' },
  owner_import: { columns: 'version, entry, version_before, shop_before', order: 'version' },
  catalogue_version: {
    columns: 'id, created_at, digest, source, is_own, note, products, body',
    order: 'id',
  },
  shop_data: { columns: 'is_only, changed_at, body', order: 'is_only' },
  price: {
    columns: 'slug, size, flavour, day, cents, lowest_cents',
    order: 'slug, size, flavour, day',
  },
};

/** `catalogo verso-database` and `verso-file`: all that one store holds goes to the other, which must hold nothing of a visitor's or the owner's yet. */
export async function moveStore(place: StorePlace, to: 'database' | 'file'): Promise<Moved> {
  if (place.databaseUrl === undefined) throw new Error('DATABASE_URL must name the database.');
  const file = await openStore({ ...place, databaseUrl: undefined });
  try {
    await refuseInUse(file, place.dataDir);
    const database = await openStore(place);
    try {
      return await (to === 'database' ? copy(file, database) : copy(database, file));
    } finally {
      await database.close();
    }
  } finally {
    await file.close();
  }
}

/** What comes in on the way would be left behind. SQLite leaves its log only where nobody else has the file open. */
async function refuseInUse({ query }: Database, dataDir: string): Promise<void> {
  const [row] = await query<{ journal_mode: string }>('PRAGMA journal_mode = DELETE').catch(
    () => [],
  );
  if (row?.journal_mode === 'delete') return;
  const words = `${storeFile(dataDir)} is in use: stop the API first. Nothing was changed.`;
  throw new StoreError('inUse', dataDir, words);
}

function copy(from: Database, to: Database): Promise<Moved> {
  return from.exclusive((read) =>
    to.exclusive(async (write) => {
      const [held] = await write(
        'SELECT id AS held FROM message UNION ALL SELECT entry FROM owner_import LIMIT 1',
      );
      if (held !== undefined) {
        const words =
          'The store to move to holds messages or imports already. Nothing was changed.';
        throw new StoreError('notEmpty', '', words);
      }
      // What a start of the API has put there comes from the other store, too.
      for (const name of ['price', 'shop_data', 'catalogue_version']) {
        await write(`DELETE FROM ${name}`);
      }
      for (const name of Object.keys(tables)) await copyTable(name, read, write);
      const [counts] = await write<Moved>(
        `SELECT (SELECT count(*) FROM message) AS messages,
           (SELECT count(*) FROM owner_import) AS imports`,
      );
      return counts ?? { messages: 0, imports: 0 };
    }),
  );
}

const pageRows = 500;

/** Reads over what was written, before the commit. */
async function copyTable(name: string, read: Query, write: Query): Promise<void> {
  const { columns = '', order = '' } = tables[name] ?? {};
  const names = columns.split(', ');
  const page = (query: Query, start: number) =>
    query(`SELECT ${columns} FROM ${name} ORDER BY ${order} LIMIT ${pageRows} OFFSET ${start}`);
  const digests = [createHash('sha256'), createHash('sha256')];
  const [written, found] = digests;
  for (let start = 0; ; start += pageRows) {
    const rows = await page(read, start);
    if (rows.length === 0) break;
    const values = rows.map((row) => names.map((column): Value => row[column] ?? null));
    written?.update(JSON.stringify(values));
    await insertAll(write, `${name} (${columns})`, values);
  }
  for (let start = 0; ; start += pageRows) {
    const rows = await page(write, start);
    if (rows.length === 0) break;
    found?.update(JSON.stringify(rows.map((row) => names.map((column) => row[column] ?? null))));
  }
  const [one, other] = digests.map((hash) => hash.digest('hex'));
  if (one !== other) throw new Error(`${name} was not moved whole: nothing was changed`);
}
