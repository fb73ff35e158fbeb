import { mkdir, rm, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { readVersion, writeVersion } from '../../owner/persistence/applyVersion.ts';
import { ownerFolders } from '../../owner/persistence/folders.ts';
import { entrySchema, readHistory, writeHistory } from '../../owner/persistence/history.ts';
import { readShopText, shopFile } from '../../owner/shop/shopData.ts';
import type { Query } from './database.ts';
import { MoveError } from './moveError.ts';
import { readShop, writeShop } from './postgresShop.ts';

/** The owner's imports, each with what it found where that is kept, and `shop.json`. */
export async function importsToDatabase(dataDir: string, query: Query): Promise<number> {
  const [row] = await query('SELECT FROM owner_import LIMIT 1');
  if (row !== undefined) throw new MoveError('databaseFull', 'The database holds imports already.');
  const entries = await readHistory(ownerFolders(dataDir).kept);
  for (const entry of entries) {
    const before = await readVersion(dataDir, entry.version);
    await query(
      `INSERT INTO owner_import (version, entry, catalogue_before, source_before, shop_before)
       VALUES ($1, $2, $3, $4, $5)`,
      [
        entry.version,
        JSON.stringify(entry),
        before?.catalogue ?? null,
        before && 'import',
        before?.shop ?? null,
      ],
    );
  }
  const shop = readShopText(shopFile(dataDir));
  if (shop !== null) await writeShop(query, shop);
  return entries.length;
}

export async function importsToFile(query: Query, dataDir: string): Promise<number> {
  const rows = await query<{ entry: unknown; catalogue: string | null; shop: string | null }>(
    `SELECT entry, catalogue_before::text AS catalogue, shop_before::text AS shop
     FROM owner_import ORDER BY version`,
  );
  const folder = ownerFolders(dataDir).kept;
  const entries = rows.map(({ entry }) => v.parse(entrySchema, entry));
  if (entries.length > 0) await mkdir(folder, { recursive: true });
  for (const [place, { catalogue, shop }] of rows.entries()) {
    const version = entries[place]?.version;
    if (version === undefined || catalogue === null) continue;
    await writeVersion(dataDir, version, { catalogue, shop });
  }
  if (entries.length > 0) await writeHistory(folder, entries);
  const shop = await readShop(query);
  if (shop === null) await rm(shopFile(dataDir), { force: true });
  else if (shop !== undefined) await writeFile(shopFile(dataDir), shop);
  return entries.length;
}
