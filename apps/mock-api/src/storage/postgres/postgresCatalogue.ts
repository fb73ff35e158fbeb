import type { Environment } from '../../environment.ts';
import { logRefusal } from '../../logRefusal.ts';
import type { Logger } from '../../logger.ts';
import { catalogueFiles, parseCatalogue } from '../../readCatalogue.ts';
import { reloadCatalogue } from '../../reloadCatalogue.ts';
import { readSeedText, type ServedText } from '../../servedCatalogue.ts';
import type { CatalogueFeed } from '../catalogueFeed.ts';
import { fingerprintOf } from '../file/fileCatalogue.ts';
import { addVersion, newestVersion, isKnownVersion } from './catalogueVersions.ts';
import { createCatalogueListener } from './catalogueListener.ts';
import type { Database, Query } from './database.ts';

type Options = Pick<Environment, 'catalogueFile'> & {
  databaseUrl: string;
  database: Database;
  logger: Logger;
};

/**
 * The newest version of the database is what all hosts serve. A host's own file becomes a version
 * when it changes while the host runs, and at its start where it is new: a host that starts with an
 * older file than the others does not take them back (docs/rules.md#catalogue-versions).
 */
export async function openPostgresCatalogue(
  options: Options,
): Promise<{ feed: CatalogueFeed; close: () => Promise<void> }> {
  const { catalogueFile, database, databaseUrl, logger } = options;
  const files = catalogueFiles(catalogueFile);
  let seenFiles = await fingerprintOf(files);
  const seedIgnored = await publishAtStart(options);
  const listener = createCatalogueListener(databaseUrl);
  const closing = new AbortController();
  let lastKnown = 'none';

  const publishChange = async () => {
    const found = await fingerprintOf(files);
    if (found === seenFiles || database.state() === 'degraded') return;
    const source = { kind: 'seed', catalogueFile } as const;
    const result = await reloadCatalogue({ source, digest: '' }, closing.signal);
    seenFiles = found;
    if (result.kind === 'refused') return logRefusal(logger, result);
    if (result.kind === 'unchanged') return;
    const text = Buffer.from(result.text.buffer).toString('utf8');
    const products = countLines(result.packed.lists.products);
    await publishFile(database, { text, products, catalogueFile }).catch((error: unknown) => {
      // Tried again at the next look.
      seenFiles = 'not published';
      throw error;
    });
  };

  const feed: CatalogueFeed = {
    async fingerprint() {
      try {
        listener.ensure();
        await publishChange();
        const newest = await newestVersion(database.query);
        if (newest) lastKnown = newest.id;
      } catch (error) {
        // While the database is away, what is in memory is served; it says so itself, once.
        if (database.state() === 'ok' && !closing.signal.aborted) throw error;
      }
      return lastKnown;
    },
    read: () => readVersion(database.query, seedIgnored),
    source: async () => ({ kind: 'text', served: await readVersion(database.query, null) }),
    onHint: listener.onHint,
  };
  const close = () => {
    closing.abort();
    return listener.close();
  };
  return { feed, close };
}

/** Why the host's own file is not served; null: it is, or has been. */
async function publishAtStart({ catalogueFile, database }: Options): Promise<string | null> {
  const { file, text, digest } = await readSeedText(catalogueFile);
  const products = parseCatalogue(file, text).products.length;
  let ignored: string | null = null;
  await addVersion(
    database,
    { text, products, source: catalogueFile === undefined ? 'bundled' : 'file', note: file },
    async (newest, query) => {
      if (newest === undefined) return true;
      if (await isKnownVersion(query, digest)) return false;
      // The bundled products never take the place of a retailer's own, nor a file that of an import.
      const isWanted =
        newest.source === 'bundled' || (newest.source === 'file' && catalogueFile !== undefined);
      if (!isWanted) ignored = `version ${newest.id} (${newest.source}) stays`;
      return isWanted;
    },
  );
  return ignored;
}

async function publishFile(
  database: Database,
  { catalogueFile, ...version }: { text: string; products: number; catalogueFile?: string },
): Promise<void> {
  const source = catalogueFile === undefined ? 'bundled' : 'file';
  await addVersion(
    database,
    { ...version, source, note: catalogueFile ?? 'bundled catalogue' },
    (newest) => Promise.resolve(catalogueFile !== undefined || newest?.source === 'bundled'),
  );
}

async function readVersion(query: Query, seedIgnored: string | null): Promise<ServedText> {
  const [row] = await query<{ id: string; digest: string; source: string; text: string }>(
    'SELECT id, digest, source, body::text AS text FROM catalogue_version ORDER BY id DESC LIMIT 1',
  );
  if (row === undefined) throw new Error('the database holds no catalogue');
  const { id, digest, source, text } = row;
  return {
    file: `catalogue version ${id}`,
    text,
    digest,
    seedIgnored,
    isOwn: source !== 'bundled',
  };
}

function countLines(bytes: Uint8Array): number {
  return bytes.reduce((count, byte) => (byte === 0x0a ? count + 1 : count), 0);
}
