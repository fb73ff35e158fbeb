import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@vetta/storefront/backend';
import type { Environment } from './environment.ts';
import { parseCatalogue } from './readCatalogue.ts';
import { seedDataDirectory } from './seed.ts';

export type CatalogueSource = Pick<Environment, 'dataDir' | 'catalogueFile'>;

/** The text of the writable copy, which is what the API serves. */
export type ServedText = {
  file: string;
  text: string;
  digest: string;
  /** The seed has changed, but the copy was edited and stays. */
  isSeedIgnored: boolean;
};

export const copyOf = (dataDir: string) => join(dataDir, 'db.json');

/** Reads the copy, which follows the seed while nobody has edited it. */
export async function readServedText({
  dataDir,
  catalogueFile,
}: CatalogueSource): Promise<ServedText> {
  const outcome = await seedDataDirectory(dataDir, catalogueFile);
  const file = copyOf(dataDir);
  const text = await readFile(file, 'utf8');
  return {
    file,
    text,
    digest: createHash('sha256').update(text).digest('base64url'),
    isSeedIgnored: outcome === 'keptEdited',
  };
}

/** Throws a `CatalogueError`. */
export function parseServed({ file, text }: ServedText): Catalogue {
  return parseCatalogue(file, text);
}
