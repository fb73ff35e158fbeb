import { readCatalogue, romeDay } from '@vetta/storefront/backend';
import { parseJson } from '../messages.ts';
import { parseCatalogue } from '../readCatalogue.ts';
import { digestOfText } from '../servedCatalogue.ts';
import type { Query } from './database.ts';
import { recordCatalogue } from './priceHistory.ts';

export type VersionSource = 'bundled' | 'file' | 'import';

export type CatalogueVersion = {
  id: number;
  createdAt: number;
  digest: string;
  source: VersionSource;
  /** 1: it goes back to a retailer's own file; 0: to the bundled products. */
  isOwn: number;
  note: string;
  products: number;
};

export type CatalogueText = CatalogueVersion & { text: string };

export type NewVersion = {
  text: string;
  source: VersionSource;
  isOwn: boolean;
  note: string;
};

const columns = 'id, created_at AS "createdAt", digest, source, is_own AS "isOwn", note, products';

export async function newestVersion(
  query: Query,
  where = '',
): Promise<CatalogueVersion | undefined> {
  const [row] = await query<CatalogueVersion>(
    `SELECT ${columns} FROM catalogue_version ${where} ORDER BY id DESC LIMIT 1`,
  );
  return row;
}

/** Of what a host's own file held, the newest. */
export const newestFile = (query: Query) => newestVersion(query, "WHERE source = 'file'");

/** With its text, byte for byte; undefined where there is none. Without `id` the newest. */
export async function readVersion(query: Query, id?: number): Promise<CatalogueText | undefined> {
  const [row] = await query<CatalogueText>(
    `SELECT ${columns}, body AS text FROM catalogue_version
     ${id === undefined ? '' : 'WHERE id = $1'} ORDER BY id DESC LIMIT 1`,
    id === undefined ? [] : [id],
  );
  return row;
}

/** What was imported or taken up, the newest first. */
export function listVersions(query: Query): Promise<CatalogueVersion[]> {
  return query<CatalogueVersion>(`SELECT ${columns} FROM catalogue_version ORDER BY id DESC`);
}

export async function isKnownVersion(query: Query, digest: string): Promise<boolean> {
  const rows = await query('SELECT id FROM catalogue_version WHERE digest = $1 LIMIT 1', [digest]);
  return rows.length > 0;
}

/**
 * Makes a text the newest version, which all that work on the store serve within a second, and keeps its
 * prices; nothing where it is that already. Within a transaction: of two at once one is done again.
 * Throws a `CatalogueError` that names each wrong field.
 */
export async function addVersion(query: Query, version: NewVersion): Promise<CatalogueVersion> {
  const { text, note } = version;
  const newest = await newestVersion(query);
  if (newest?.digest === digestOfText(text)) return newest;
  const catalogue = parseCatalogue(note, text);
  const at = Date.now();
  const id = Math.max(0, newest?.id ?? 0) + 1;
  await insertVersion(query, { ...version, id, at, products: catalogue.products.length });
  await recordCatalogue(query, romeDay(new Date(at)), catalogue);
  const added = await newestVersion(query);
  if (added === undefined) throw new Error('the version was not kept');
  return added;
}

export async function insertVersion(
  query: Query,
  version: NewVersion & { id: number; at: number; products: number },
): Promise<void> {
  const { id, at, text, source, isOwn, note, products } = version;
  await query(
    `INSERT INTO catalogue_version (id, created_at, digest, source, is_own, note, products, body)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, at, digestOfText(text), source, Number(isOwn), note, products, text],
  );
}

/** The prices of versions that were kept before prices were, the oldest first. */
export async function recordOldPrices(query: Query): Promise<void> {
  for (const { id, createdAt } of (await listVersions(query)).toReversed()) {
    const text = (await readVersion(query, id))?.text ?? '';
    const reading = readCatalogue(parseJson(text));
    if (reading.catalogue === null) continue;
    await recordCatalogue(query, romeDay(new Date(createdAt)), reading.catalogue);
  }
}
