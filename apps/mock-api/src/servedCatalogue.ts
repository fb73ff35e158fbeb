import { createHash } from 'node:crypto';
import type { Catalogue } from '@vetta/storefront/backend';
import type { LowestPrices } from './storage/priceHistory.ts';
import { parseCatalogue, readCatalogueText } from './readCatalogue.ts';

/** The text of a catalogue that the API serves, or would. */
export type ServedText = {
  file: string;
  text: string;
  digest: string;
  /** Why a seed that has changed is not served; null: it is, or has not changed. */
  seedIgnored: string | null;
  /** Whether the catalogue is the retailer's own. */
  isOwn: boolean;
  /** What the store knows of the prices before its promotions. */
  lowestPrices: LowestPrices;
};

/** Reads what `CATALOGUE_FILE` names, else the bundled catalogue. Throws a `CatalogueError`. */
export async function readSeedText(catalogueFile: string | undefined): Promise<ServedText> {
  const text = await readCatalogueText(catalogueFile);
  const file = catalogueFile ?? 'bundled catalogue';
  const isOwn = catalogueFile !== undefined;
  return { file, text, digest: digestOfText(text), seedIgnored: null, isOwn, lowestPrices: [] };
}

export function digestOfText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Throws a `CatalogueError`. */
export function parseServed({ file, text, lowestPrices }: ServedText): Catalogue {
  return { ...parseCatalogue(file, text), lowest_prices: lowestPrices };
}
