import * as v from 'valibot';
import { toasts } from '../content/messages.ts';
import { choosePrice } from './price.ts';
import type { Product } from './product.ts';
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

export type FavouriteChange = { favourites: readonly Favourite[] } | { refusal: string };

/** Newest first. Refused: no product data, or one that is there already (§4, §5). */
export function addFavourite(
  favourites: readonly Favourite[],
  product: Product | undefined,
  now: Date,
): FavouriteChange {
  if (product === undefined) return { refusal: toasts.productDataNeeded };
  if (isFavourite(favourites, product.id)) return { refusal: toasts.alreadyFavourite };
  return { favourites: [favouriteOf(product, now), ...favourites] };
}

export function removeFavourite(
  favourites: readonly Favourite[],
  productId: string,
): readonly Favourite[] {
  return favourites.filter((favourite) => favourite.id !== productId);
}

export function isFavourite(favourites: readonly Favourite[], productId: string): boolean {
  return favourites.some((favourite) => favourite.id === productId);
}

/** '1 prodotto salvato', '4 prodotti salvati' (§2). */
export function favouriteCount(count: number): string {
  return count === 1 ? '1 prodotto salvato' : `${count} prodotti salvati`;
}

function favouriteOf(product: Product, now: Date): Favourite {
  const cents = choosePrice(product) ?? undefined;
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    brandName: product.brandName,
    categoryName: product.categoryName,
    categorySlug: product.categorySlug,
    basePrice: cents === undefined ? undefined : cents / 100,
    minPriceCents: cents,
    addedAt: now.toISOString(),
  };
}

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
