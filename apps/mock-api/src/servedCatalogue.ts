import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@vetta/storefront/backend';
import type { Environment } from './environment.ts';
import { parseCatalogue, readCatalogueText } from './readCatalogue.ts';
import { seedDataDirectory } from './seed.ts';

export type CatalogueSource = Pick<Environment, 'dataDir' | 'catalogueFile'>;

/** The text of the writable copy, which is what the API serves. */
export type ServedText = {
  file: string;
  text: string;
  digest: string;
  /** Why a seed that has changed is not served; null: it is, or has not changed. */
  seedIgnored: string | null;
  /** Whether the catalogue is the retailer's own; undefined: as this process was configured. */
  isOwn?: boolean;
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
    digest: digestOfText(text),
    seedIgnored: outcome === 'keptEdited' ? `${file} has been edited and stays` : null,
  };
}

/** Reads the seed itself: what no folder holds a copy of. */
export async function readSeedText(catalogueFile: string | undefined): Promise<ServedText> {
  const text = await readCatalogueText(catalogueFile);
  const file = catalogueFile ?? 'bundled catalogue';
  return { file, text, digest: digestOfText(text), seedIgnored: null };
}

export function digestOfText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Throws a `CatalogueError`. */
export function parseServed({ file, text }: ServedText): Catalogue {
  return parseCatalogue(file, text);
}
