import { createHash } from 'node:crypto';
import { parseCatalogue } from '../../readCatalogue.ts';
import type { Database, Query } from './database.ts';

export type VersionSource = 'bundled' | 'file' | 'import';

export type CatalogueVersion = {
  id: string;
  createdAt: Date;
  digest: string;
  source: VersionSource;
  note: string;
  products: number;
};

type NewVersion = {
  text: string;
  source: VersionSource;
  products: number;
  note?: string;
};

/** Hosts listen here to be a little faster than their next look. */
export const channel = 'catalogue_version';

/** Versions that are kept, to go back to. */
const kept = 50;

const lockKey = 4_829_302;

const columns = 'id, created_at AS "createdAt", digest, source, note, products';

export async function newestVersion(query: Query): Promise<CatalogueVersion | undefined> {
  const [row] = await query<CatalogueVersion>(
    `SELECT ${columns} FROM catalogue_version ORDER BY id DESC LIMIT 1`,
  );
  return row;
}

/** Byte for byte; undefined where there is none yet. */
export async function newestText(
  query: Query,
): Promise<(Pick<CatalogueVersion, 'id' | 'source'> & { text: string }) | undefined> {
  const [row] = await query<{ id: string; source: VersionSource; text: string }>(
    'SELECT id, source, body::text AS text FROM catalogue_version ORDER BY id DESC LIMIT 1',
  );
  return row;
}

/** What was imported or taken up, the newest first. */
export function listVersions(query: Query): Promise<CatalogueVersion[]> {
  return query<CatalogueVersion>(`SELECT ${columns} FROM catalogue_version ORDER BY id DESC`);
}

type IsWanted = (newest: CatalogueVersion | undefined, query: Query) => Promise<boolean>;
type Added = { newest: CatalogueVersion | undefined; isAdded: boolean };

const always: IsWanted = () => Promise.resolve(true);

/**
 * Makes a text that has been checked the newest version, unless it is that already or `isWanted`
 * says no of the one that is. Resolves with the newest version.
 */
export function addVersion(
  database: Database,
  version: NewVersion,
  isWanted: IsWanted = always,
): Promise<Added> {
  return database.transaction((query) => addVersionWithin(query, version, isWanted));
}

/** The same within a transaction of the caller's. */
export async function addVersionWithin(
  query: Query,
  version: NewVersion,
  isWanted: IsWanted = always,
): Promise<Added> {
  const digest = createHash('sha256').update(version.text).digest('base64url');
  await query('SET LOCAL statement_timeout = 60000');
  await query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
  const newest = await newestVersion(query);
  if (newest?.digest === digest || !(await isWanted(newest, query))) {
    return { newest, isAdded: false };
  }
  const [added] = await query<CatalogueVersion>(
    `INSERT INTO catalogue_version (digest, source, note, products, body)
     VALUES ($1, $2, $3, $4, $5) RETURNING ${columns}`,
    [digest, version.source, version.note ?? '', version.products, version.text],
  );
  await query(
    'DELETE FROM catalogue_version WHERE id NOT IN (SELECT id FROM catalogue_version ORDER BY id DESC LIMIT $1)',
    [kept],
  );
  await query('SELECT pg_notify($1, $2)', [channel, digest]);
  return { newest: added, isAdded: true };
}

export async function isKnownVersion(query: Query, digest: string): Promise<boolean> {
  const rows = await query('SELECT FROM catalogue_version WHERE digest = $1 LIMIT 1', [digest]);
  return rows.length > 0;
}

/**
 * For an import: checks the text and makes it what all hosts serve. Throws a `CatalogueError` that
 * names each wrong field.
 */
export async function publishCatalogue(
  database: Database,
  text: string,
  note: string,
): Promise<CatalogueVersion | undefined> {
  const { products } = parseCatalogue(note, text);
  const version = { text, note, source: 'import', products: products.length } as const;
  return (await addVersion(database, version)).newest;
}
