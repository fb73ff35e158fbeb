import { stat } from 'node:fs/promises';
import type { Environment } from '../environment.ts';
import { catalogueFiles, parseCatalogue } from '../readCatalogue.ts';
import { readSeedText, type ServedText } from '../servedCatalogue.ts';
import {
  addVersion,
  isKnownVersion,
  newestFile,
  newestVersion,
  readVersion,
} from './catalogueVersions.ts';
import type { Database, Query } from './database.ts';
import { lowestPrices, type LowestPrices } from './priceHistory.ts';

export type CatalogueFeed = ReturnType<typeof openCatalogue>;

export type StorePlace = Pick<Environment, 'dataDir' | 'databaseUrl' | 'catalogueFile'>;

/**
 * Where the catalogue that is served comes from, and how a change of it is noticed: the newest version in
 * the store is what is served (docs/rules.md#catalogue-versions). A host's own file
 * becomes a version when it changes while the host runs, and at its start.
 */
export function openCatalogue(
  database: Database,
  { dataDir, databaseUrl, catalogueFile }: StorePlace,
) {
  // For the thread that reads a changed catalogue: data alone.
  const place = { dataDir, databaseUrl, catalogueFile };
  const files = catalogueFiles(catalogueFile);
  let version = 'none';
  return {
    /** Changes when the host's own file or the newest version in the store may have: cheap, asked twice a second. */
    async fingerprint() {
      try {
        version = String((await newestVersion(database.query))?.id);
      } catch (error) {
        // While the database is away, what is in memory is served; it says so itself, once.
        if (database.state() === 'ok') throw error;
      }
      return { files: await fingerprintOf(files), version };
    },
    /** At the start: brings in the host's own file where that is wanted, and reads what is served. */
    async open() {
      const seedIgnored = await publishSeed(database, catalogueFile, { isStart: true });
      return { ...(await readServed(database, place)), seedIgnored };
    },
    place,
  };
}

/**
 * Makes the host's own file, or the bundled catalogue, the newest version where that is wanted. The bundled
 * products never take the place of an import, nor on a store of several hosts that of a retailer's own. A
 * file takes no import's place at a start, nor where it was a version before that import; at a start an
 * older file takes no place at all. Gives the reason why it is not served; null: it is, or has been.
 */
export async function publishSeed(
  database: Database,
  catalogueFile: string | undefined,
  { isStart }: { isStart: boolean },
): Promise<string | null> {
  const { file, text, digest } = await readSeedText(catalogueFile);
  const isShared = database.engine === 'postgres';
  const isOwn = catalogueFile !== undefined;
  return database.transaction(async (query) => {
    const newest = await newestVersion(query);
    if (newest !== undefined) {
      if (newest.digest === digest) return null;
      if (isStart && isShared && (await isKnownVersion(query, digest))) return null;
      const isWanted =
        newest.source === 'bundled' ||
        (newest.source === 'file' && (isOwn || !isShared)) ||
        (isOwn && !isStart);
      // Of two hosts the second may read a changed file when an import has followed it.
      const isOlder = newest.source === 'import' && (await newestFile(query))?.digest === digest;
      if (!isWanted || isOlder) return `version ${newest.id} (${newest.source}) stays`;
    }
    await addVersion(query, { text, source: isOwn ? 'file' : 'bundled', isOwn, note: file });
    return null;
  });
}

export async function readServed(
  { query }: Database,
  { catalogueFile }: StorePlace,
): Promise<ServedText> {
  const found = await readVersion(query);
  if (found === undefined) throw new Error('the store holds no catalogue');
  const { id, digest, text, isOwn, note } = found;
  return {
    file: `version ${id} (${note})`,
    text,
    digest,
    seedIgnored: null,
    lowestPrices: await lowestPricesOf(query, note, text),
    isOwn: isOwn === 1 || catalogueFile !== undefined,
  };
}

/** Most catalogues have no promotion, and are read once. */
async function lowestPricesOf(query: Query, note: string, text: string): Promise<LowestPrices> {
  if (!/"promo_?price_?cents"/i.test(text)) return [];
  return lowestPrices(query, parseCatalogue(note, text));
}

/** Changes when one of the files does. */
async function fingerprintOf(files: readonly string[]): Promise<string> {
  const parts = await Promise.all(
    files.map(async (file) => {
      try {
        const { ino, size, mtimeMs } = await stat(file);
        return `${ino}:${size}:${mtimeMs}`;
      } catch {
        return 'absent';
      }
    }),
  );
  return parts.join(' ');
}
