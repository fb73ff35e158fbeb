import { isSoldOut } from './availability.ts';
import { cardImage } from './images/chooseImage.ts';
import { regularPrice } from './offer/offers.ts';
import type { Product } from './product.ts';

/**
 * One product of each category, then the next ones in the same turn, until the shelf is full: those that
 * sell best first, only what is there, with its price and picture (docs/rules.md#home-page).
 */
export function shelfOfCategories(
  products: readonly Product[],
  categories: readonly string[],
  count: number,
): readonly Product[] {
  const shown = products.filter(
    (product) =>
      !isSoldOut(product) && regularPrice(product) !== null && cardImage(product) !== null,
  );
  const rows = categories.map((category) =>
    shown
      .filter(({ categorySlug }) => categorySlug === category)
      .toSorted((a, b) => Number(isBestSeller(b)) - Number(isBestSeller(a))),
  );
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => rows.flatMap((row) => row[turn] ?? []))
    .flat()
    .slice(0, count);
}

const isBestSeller = ({ flags }: Product) => flags.includes('isBestSeller');
