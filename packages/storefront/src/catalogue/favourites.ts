import { toasts } from '../content/messages.ts';
import { listedPrice } from './offer/offers.ts';
import { romeDay } from './offer/day.ts';
import type { Product } from './product.ts';
import type { Favourite } from './storedFavourites.ts';

export type FavouriteChange = { favourites: readonly Favourite[] } | { refusal: string };

/**
 * Newest first. Refused: no product data, or one that is there already
 * (docs/rules.md#favourite-toggle).
 */
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

/** '1 prodotto salvato', '4 prodotti salvati' (docs/rules.md#favourites-page). */
export function favouriteCount(count: number): string {
  return count === 1 ? '1 prodotto salvato' : `${count} prodotti salvati`;
}

export function favouriteOf(product: Product, now: Date): Favourite {
  const cents = listedPrice(product, romeDay(now)) ?? undefined;
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
