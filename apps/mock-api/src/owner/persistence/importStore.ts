import { createHash } from 'node:crypto';
import { parseCatalogue } from '../../readCatalogue.ts';
import { readSeedText } from '../../servedCatalogue.ts';
import {
  addVersion,
  newestVersion,
  readVersion,
  type VersionSource,
} from '../../storage/catalogueVersions.ts';
import { type Database, type Query, StoreError } from '../../storage/database.ts';
import { publishSeed } from '../../storage/openCatalogue.ts';
import { type Unreduced, unreducedPromotions } from '../../storage/priceHistory.ts';
import { readShop, writeShop } from '../../storage/shopFeed.ts';
import { type HistoryEntry, readHistory } from './history.ts';

/** The two texts that an import changes; null: nobody has said anything of the shop. */
export type Files = { catalogue: string; shop: string | null };

export const digestOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex');

export const fileDigests = ({ catalogue, shop }: Files) => ({
  catalogue: digestOf(catalogue),
  shop: shop === null ? null : digestOf(shop),
});

export type NewEntry = Omit<HistoryEntry, 'version' | 'after'>;

/** What is served and how it came so. */
export type ImportStore = {
  /** What is served, or would be at the first start; changes nothing. */
  read: () => Promise<Files & { source: VersionSource }>;
  /** Oldest first. */
  history: () => Promise<readonly HistoryEntry[]>;
  /**
   * Works on what is served, and applies only where it still is: what came in meanwhile makes the work be
   * done again. Nothing is locked while a file is read.
   */
  exclusively: <Result>(work: (current: CurrentImports) => Promise<Result>) => Promise<Result>;
  /** The promotions of a catalogue that are no lower than what was asked in the thirty days before. */
  unreduced: (catalogue: string) => Promise<readonly Unreduced[]>;
  /** Whether other hosts import into the same. */
  isShared: boolean;
};

export type CurrentImports = Awaited<ReturnType<typeof readCurrent>>;

/** So many others may be faster. */
const maxTries = 5;

class ChangedMeanwhile extends StoreError {}

export function importStore(
  database: Database,
  { catalogueFile }: { catalogueFile: string | undefined },
): ImportStore {
  const { query } = database;
  return {
    isShared: database.engine === 'postgres',
    async read() {
      const shop = (await readShop(query)) ?? null;
      const found = await readVersion(query);
      if (found !== undefined) return { catalogue: found.text, shop, source: found.source };
      return { ...(await readSeed(catalogueFile)), shop };
    },
    history: () => readHistory(query),
    unreduced: async (text) => unreducedPromotions(query, parseCatalogue('catalogue', text)),
    async exclusively(work) {
      if ((await newestVersion(query)) === undefined) {
        await publishSeed(database, catalogueFile, { isStart: true });
      }
      for (let tries = 1; ; tries += 1) {
        try {
          return await work(await readCurrent(database));
        } catch (error) {
          if (!(error instanceof ChangedMeanwhile) || tries === maxTries) throw error;
        }
      }
    },
  };
}

/** What is served where nothing was kept yet. */
export async function readSeed(
  catalogueFile: string | undefined,
): Promise<Files & { source: VersionSource }> {
  const { text, isOwn } = await readSeedText(catalogueFile);
  return { catalogue: text, shop: null, source: isOwn ? 'file' : 'bundled' };
}

async function readCurrent(database: Database) {
  const { query } = database;
  const entries = await readHistory(query);
  const served = await readVersion(query);
  if (served === undefined) throw new Error('the store holds no catalogue');
  const files = { catalogue: served.text, shop: (await readShop(query)) ?? null };
  const found = { id: served.id, shop: files.shop, version: entries.at(-1)?.version ?? 0 };
  return {
    files,
    entries,
    /** All of it or nothing, also when the process is killed. */
    apply: (after: Files, entry: NewEntry) =>
      database.transaction((within) => apply(within, { found, after, entry })),
    /** The texts as they were before a version; null where they are no longer kept. */
    before: async (version: number) => (await readBefore(query, version))?.files ?? null,
  };
}

type Applying = {
  found: { id: number; shop: string | null; version: number };
  after: Files;
  entry: NewEntry;
};

async function apply(query: Query, { found, after, entry }: Applying): Promise<HistoryEntry> {
  const newest = await newestVersion(query);
  const shop = (await readShop(query)) ?? null;
  const [last] = await query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM owner_import',
  );
  if (newest?.id !== found.id || shop !== found.shop || last?.version !== found.version) {
    throw new ChangedMeanwhile('busy', '', 'the catalogue was changed meanwhile');
  }
  const whole = { ...entry, version: found.version + 1, after: fileDigests(after) };
  // What was undone is again what it was: a retailer's own, or the bundled products.
  const undone = entry.undoes === undefined ? null : await readBefore(query, entry.undoes);
  // First: the version that an import has found is kept for it.
  await query(
    'INSERT INTO owner_import (version, entry, version_before, shop_before) VALUES ($1, $2, $3, $4)',
    [whole.version, JSON.stringify(whole), found.id, found.shop],
  );
  await addVersion(query, {
    text: after.catalogue,
    source: undone?.source ?? 'import',
    isOwn: undone?.isOwn ?? newest.isOwn === 1,
    note: entry.file,
  });
  if (after.shop !== shop) await writeShop(query, after.shop);
  return whole;
}

type Before = { files: Files; source: VersionSource; isOwn: boolean };

async function readBefore(query: Query, version: number): Promise<Before | null> {
  const [row] = await query<{ id: number; shop: string | null }>(
    'SELECT version_before AS id, shop_before AS shop FROM owner_import WHERE version = $1',
    [version],
  );
  const found = row && (await readVersion(query, row.id));
  if (row === undefined || found === undefined) return null;
  const { text, source, isOwn } = found;
  return { files: { catalogue: text, shop: row.shop }, source, isOwn: isOwn === 1 };
}
