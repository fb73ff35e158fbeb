import { amount, id, isRecord, shortText, slug, wholeAmount } from './fields.ts';

/**
 * A favourite as the browser keeps it (docs/rules.md#stored-favourite): enough for a card when the
 * API is silent.
 */
export type Favourite = {
  id: string;
  slug?: string;
  name: string;
  brandName?: string;
  categoryName?: string;
  categorySlug?: string;
  /** Euro; absent where the product has no price. */
  basePrice?: number;
  /** basePrice x 100, rounded. */
  minPriceCents?: number;
  /** ISO timestamp. */
  addedAt: string;
};

/**
 * What the browser had stored. null: not a list, so unreadable as a whole
 * (docs/rules.md#unreadable-favourites). Bad entries of a good list are skipped, and so is a second
 * entry of the same product.
 */
export function favouritesFromStored(input: unknown): readonly Favourite[] | null {
  if (!Array.isArray(input)) return null;
  const favourites = new Map<string, Favourite>();
  for (const entry of input) {
    const favourite = readFavourite(entry);
    if (favourite !== null && !favourites.has(favourite.id)) {
      favourites.set(favourite.id, favourite);
    }
  }
  return [...favourites.values()];
}

function readFavourite(entry: unknown): Favourite | null {
  if (!isRecord(entry)) return null;
  const key = id(entry['id']);
  const name = shortText(entry['name']);
  if (key === undefined || name === undefined) return null;
  return {
    id: key,
    slug: slug(entry['slug']),
    name,
    brandName: shortText(entry['brandName']),
    categoryName: shortText(entry['categoryName']),
    categorySlug: slug(entry['categorySlug']),
    basePrice: amount(entry['basePrice']),
    minPriceCents: wholeAmount(entry['minPriceCents']),
    addedAt: typeof entry['addedAt'] === 'string' ? entry['addedAt'] : '',
  };
}
