import { availabilityOf } from '../availability.ts';
import { cardImage } from '../images/chooseImage.ts';
import type { Day } from '../offer/day.ts';
import { chosenOffer } from '../offer/offers.ts';
import { type PriceText, priceText } from '../offer/price.ts';
import type { Product } from '../product.ts';
import { productLink, slugOrId } from '../productLink.ts';
import { flavoursOf, readChoice, sizesOf } from '../variants/chooseVariant.ts';
import { defaultFlavour, sizeName, type Variant } from '../variants/variant.ts';
import type { ListEntry } from './listLink.ts';
import type { Favourite } from '../storedFavourites.ts';

export type ListChoice = { flavour?: string; size?: string };
export type ShopKey = 'torino' | 'aosta';

/** One product of the list for the shop. */
export type ListRow = {
  id: string;
  name: string;
  brand?: string;
  href: string;
  image: string | null;
  /** Empty where there is nothing to choose. */
  flavours: readonly string[];
  sizes: readonly string[];
  flavour?: string;
  size?: string;
  /** Of today; null: nobody knows, or it has none. */
  price: PriceText | null;
  /** Pieces of the product, whichever flavour and size; undefined where nobody knows. */
  stock: Readonly<Record<ShopKey, number>> | undefined;
  /** When it was counted, as the source says it. */
  stockUpdatedAt?: string | undefined;
  entry: ListEntry;
};

/** A product with what was chosen of it; what is no longer on offer falls back to the first. */
export function listRow(
  product: Product,
  variants: readonly Variant[],
  chosen: ListChoice,
  day: Day | null,
): ListRow {
  const choice = readChoice(variants, {
    flavour: chosen.flavour ?? null,
    size: chosen.size ?? null,
  });
  const flavour = choice === null || choice.flavour === defaultFlavour ? undefined : choice.flavour;
  const size = choice?.size || undefined;
  const offer = chosenOffer(product, variants, choice, day);
  return {
    id: product.id,
    name: product.name,
    brand: product.brandName,
    href: productLink(product),
    image: cardImage(product),
    flavours: flavoursOf(variants).filter((name) => name !== defaultFlavour),
    sizes:
      choice === null
        ? []
        : sizesOf(variants, choice.flavour).flatMap((one) => (one.size === '' ? [] : one.size)),
    flavour,
    size,
    price: offer && priceText(product, offer, day),
    stock: stockOf(product),
    stockUpdatedAt: product.stockUpdatedAt,
    entry: { slug: slugOrId(product), flavour, size },
  };
}

/** 'Vaniglia, 1 kg' */
export function choiceText({ flavour, size }: ListChoice): string {
  return [flavour, size && sizeName(size)].filter(Boolean).join(', ');
}

/** Store id 1 is the shop near Turin, any other that in Aosta (docs/rules.md#store-ids). */
function stockOf(product: Product): ListRow['stock'] {
  const availability = availabilityOf(product);
  if (availability === null) return undefined;
  const pieces = { torino: 0, aosta: 0 };
  for (const line of availability.lines) {
    pieces[line.storeId === '1' ? 'torino' : 'aosta'] += line.pieces;
  }
  return pieces;
}

/**
 * A product as somebody has sent it. A flavour or size that is not on offer stands as text, and has
 * no price: that of another would be wrong (docs/rules.md#list-link).
 */
export function receivedRow(
  product: Product,
  variants: readonly Variant[],
  entry: ListEntry,
  day: Day | null,
): ListRow {
  const row = listRow(product, variants, entry, day);
  const { flavour = row.flavour, size = row.size } = entry;
  const isSize = sizeName(size ?? '') === sizeName(row.size ?? '');
  const isOnOffer = flavour === row.flavour && isSize;
  return {
    ...row,
    flavour,
    size: isSize ? row.size : size,
    price: isOnOffer ? row.price : null,
    entry,
  };
}

/**
 * A favourite of which the API says nothing: its stored copy with what was chosen of it, without
 * stock or today's price.
 */
export function storedRow(favourite: Favourite, { flavour, size }: ListChoice): ListRow {
  return {
    id: favourite.id,
    name: favourite.name,
    brand: favourite.brandName,
    href: productLink(favourite),
    image: cardImage({ slug: favourite.slug, images: [] }),
    flavours: [],
    sizes: [],
    flavour,
    size,
    price: null,
    stock: undefined,
    entry: { slug: slugOrId(favourite), flavour, size },
  };
}
