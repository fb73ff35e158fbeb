import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { parseCatalogue, readCatalogueText } from '../../readCatalogue.ts';
import {
  addVersionWithin,
  newestText,
  type VersionSource,
} from '../../storage/postgres/catalogueVersions.ts';
import type { Database, Query } from '../../storage/postgres/database.ts';
import { readShop, writeShop } from '../../storage/postgres/postgresShop.ts';
import { type Files, fileDigests } from '../persistence/applyVersion.ts';
import { entrySchema, type HistoryEntry, maxHistoryEntries } from '../persistence/history.ts';
import type { LockedImportStore, ImportStore, NewEntry } from '../persistence/importStore.ts';
import { maxKeptVersions } from '../persistence/maxKeptVersions.ts';
import { readShopText, shopFile } from '../shop/shopData.ts';
import { databaseTexts } from './database.copy.ts';
import { withOwnersDatabase } from './ownersDatabase.ts';
import type { CommandContext } from './commandContext.ts';

type DatabaseContext = CommandContext & { databaseUrl: string };

/** Held by the one import that is under way; any number that no other program of the database uses. */
const lockKey = 4_829_303;
const waitMs = 60_000;

/** Imports into the database: all hosts serve them within a second. */
export function withDatabaseImports<Result>(
  context: DatabaseContext,
  work: (imports: ImportStore) => Promise<Result>,
): Promise<Result> {
  return withOwnersDatabase(context.databaseUrl, (database) =>
    work({
      isShared: true,
      async read() {
        const served = await readServed(database.query, context);
        return { ...filesOf(served), isBundled: served.source === 'bundled' };
      },
      history: () => readEntries(database.query),
      exclusively: (task) => exclusively(database, context, task),
    }),
  );
}

type Served = Files & { id: string | null; source: VersionSource };

const filesOf = ({ catalogue, shop }: Served): Files => ({ catalogue, shop });

async function readServed(
  query: Query,
  { catalogueFile, dataDir }: DatabaseContext,
): Promise<Served> {
  const newest = await newestText(query);
  const shop = await readShop(query);
  const seed = catalogueFile === undefined ? 'bundled' : 'file';
  return {
    id: newest?.id ?? null,
    source: newest?.source ?? seed,
    catalogue: newest?.text ?? (await readCatalogueText(catalogueFile)),
    shop: shop === undefined ? readShopText(shopFile(dataDir)) : shop,
  };
}

async function readEntries(query: Query): Promise<readonly HistoryEntry[]> {
  const rows = await query<{ entry: unknown }>('SELECT entry FROM owner_import ORDER BY version');
  return rows.map(({ entry }) => v.parse(entrySchema, entry));
}

function exclusively<Result>(
  database: Database,
  context: DatabaseContext,
  work: (locked: LockedImportStore) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (query) => {
    // Reading and checking a large file takes a while.
    await query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await waitForTurn(query);
    const served = await readServed(query, context);
    const entries = await readEntries(query);
    return work({
      files: filesOf(served),
      entries,
      apply: (after, entry) => apply(query, { served, entries, after, entry }),
      before: async (version) => (await readBefore(query, version))?.files ?? null,
    });
  });
}

/** Asked again and again: a statement that waits longer than others may would be ended. */
async function waitForTurn(query: Query): Promise<void> {
  const until = Date.now() + waitMs;
  for (;;) {
    const [row] = await query<{ isAcquired: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS "isAcquired"',
      [lockKey],
    );
    if (row?.isAcquired) return;
    if (Date.now() > until) throw new Error(databaseTexts.busy);
    await sleep(100);
  }
}

type Applying = {
  served: Served;
  entries: readonly HistoryEntry[];
  after: Files;
  entry: NewEntry;
};

async function apply(
  query: Query,
  { served, entries, after, entry }: Applying,
): Promise<HistoryEntry> {
  const version = (entries.at(-1)?.version ?? 0) + 1;
  const whole: HistoryEntry = { ...entry, version, after: fileDigests(after) };
  // What was undone is again what it was: a retailer's own, or the bundled products.
  const undone = entry.undoes === undefined ? null : await readBefore(query, entry.undoes);
  const { products } = parseCatalogue(entry.file, after.catalogue);
  let isFresh = true;
  await addVersionWithin(
    query,
    {
      text: after.catalogue,
      source: undone?.source ?? 'import',
      products: products.length,
      note: entry.file,
    },
    (newest) => {
      isFresh = (newest?.id ?? null) === served.id;
      return Promise.resolve(isFresh);
    },
  );
  if (!isFresh) throw new Error(databaseTexts.changedMeanwhile);
  await query(
    `INSERT INTO owner_import (version, entry, catalogue_before, source_before, shop_before)
     VALUES ($1, $2, $3, $4, $5)`,
    [version, JSON.stringify(whole), served.catalogue, served.source, served.shop],
  );
  if (after.shop !== served.shop) await writeShop(query, after.shop);
  await query(
    'UPDATE owner_import SET catalogue_before = NULL, shop_before = NULL WHERE version <= $1 AND catalogue_before IS NOT NULL',
    [version - maxKeptVersions],
  );
  await query('DELETE FROM owner_import WHERE version <= $1', [version - maxHistoryEntries]);
  return whole;
}

async function readBefore(
  query: Query,
  version: number,
): Promise<{ files: Files; source: VersionSource | null } | null> {
  const [row] = await query<{
    catalogue: string | null;
    source: VersionSource | null;
    shop: string | null;
  }>(
    `SELECT catalogue_before::text AS catalogue, source_before AS source, shop_before::text AS shop
     FROM owner_import WHERE version = $1`,
    [version],
  );
  if (row === undefined || row.catalogue === null) return null;
  return { files: { catalogue: row.catalogue, shop: row.shop }, source: row.source };
}
