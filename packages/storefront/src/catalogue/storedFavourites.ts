import * as v from 'valibot';
import { id, shortText, slug, wholeAmount } from './wireFields.ts';

/** A favourite as the browser keeps it (§3): enough for a card when the API is silent. */
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
 * What the browser had stored. null: not a list, so unreadable as a whole (decisions §7). Bad
 * entries of a good list are skipped, and so is a second entry of the same product.
 */
export function favouritesFromStored(input: unknown): readonly Favourite[] | null {
  if (!Array.isArray(input)) return null;
  const favourites = new Map<string, Favourite>();
  for (const entry of input) {
    const reading = v.safeParse(storedFavourite, entry);
    if (!reading.success) continue;
    const { id: key, name, ...rest } = reading.output;
    if (key === undefined || name === undefined || favourites.has(key)) continue;
    favourites.set(key, { ...rest, id: key, name });
  }
  return [...favourites.values()];
}

const storedFavourite = v.object({
  id,
  slug,
  name: shortText,
  brandName: shortText,
  categoryName: shortText,
  categorySlug: slug,
  basePrice: v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined),
  minPriceCents: wholeAmount,
  addedAt: v.fallback(v.string(), ''),
});
