import type { Day } from '../../catalogue/offer/day.ts';
import { listedPrice } from '../../catalogue/offer/offers.ts';
import { formatEuro } from '../../catalogue/offer/price.ts';
import type { Product } from '../../catalogue/product.ts';
import { cardImage } from '../../catalogue/images/chooseImage.ts';
import { categorySlugOf, productLink } from '../../catalogue/productLink.ts';
import { findCategory } from '../../content/categories.ts';
import { messages } from '../../content/messages.ts';
import { matchParts } from './matchParts.ts';
import { checkListing } from '../../avoid/label/checkListing.ts';
import type { Filters } from '../../catalogue/filterOptions.ts';

export type ProductSuggestion = {
  kind: 'product';
  id: string;
  href: string;
  name: string;
  brand: string;
  priceText?: string;
  image: string | null;
};
export type CategorySuggestion = {
  kind: 'category';
  id: string;
  slug: string;
  name: string;
  count: number;
};
export type BrandSuggestion = {
  kind: 'brand';
  id: string;
  slug: string;
  name: string;
  count: number;
};
export type AllSuggestion = { kind: 'all'; id: string; count: number };

/** In the order of the arrow keys. */
export type Suggestions = {
  products: readonly ProductSuggestion[];
  categories: readonly CategorySuggestion[];
  brands: readonly BrandSuggestion[];
  all: AllSuggestion;
};
export type Suggestion = ProductSuggestion | CategorySuggestion | BrandSuggestion | AllSuggestion;

const productLimit = 4;
const groupLimit = 3;

/** What a search offers before its list is read: first products, and where the others are. */
export function suggestionsOf(
  products: readonly Product[],
  brands: readonly { slug: string; name: string }[],
  query: string,
  day: Day | null,
): Suggestions {
  const inCategory = countBy(products, categorySlugOf);
  const ofBrand = countBy(products, ({ brandName }) => brandName ?? '');
  return {
    products: rankProducts(products, query).map((product) => productSuggestion(product, day)),
    categories: byCountDescending(
      [...inCategory].map(([slug, count]) => ({
        kind: 'category',
        id: `category-${slug}`,
        slug,
        name: findCategory(slug)?.name ?? slug,
        count,
      })),
    ),
    brands: byCountDescending(
      brands.flatMap(({ slug, name }) => {
        const count = ofBrand.get(name) ?? 0;
        return count === 0 ? [] : [{ kind: 'brand', id: `brand-${slug}`, slug, name, count }];
      }),
    ),
    all: { kind: 'all', id: 'all', count: products.length },
  };
}

/** Those whose name holds what was typed; then, as the list has them, those found by other words. */
function rankProducts(products: readonly Product[], query: string): readonly Product[] {
  const named: Product[] = [];
  const others: Product[] = [];
  for (const product of products) {
    if (named.length === productLimit) break;
    const isNamed = matchParts(product.name, query).some(({ isMatch }) => isMatch);
    (isNamed ? named : others).push(product);
  }
  return [...named, ...others].slice(0, productLimit);
}

export function inOrder({ products, categories, brands, all }: Suggestions): readonly Suggestion[] {
  return [...products, ...categories, ...brands, all];
}

function productSuggestion(product: Product, day: Day | null): ProductSuggestion {
  const cents = listedPrice(product, day);
  return {
    kind: 'product',
    id: `product-${product.id}`,
    href: productLink(product),
    name: product.name,
    brand: product.brandName ?? messages.defaultBrand,
    priceText: cents === null ? undefined : formatEuro(cents),
    image: cardImage(product),
  };
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

function byCountDescending<Group extends { count: number }>(
  groups: readonly Group[],
): readonly Group[] {
  return groups.toSorted((a, b) => b.count - a.count).slice(0, groupLimit);
}

/**
 * What a search offers of the products whose label names nothing of what is avoided
 * (docs/rules.md#avoid-check); null where that is none.
 */
export function offeredSuggestions(
  products: readonly Product[],
  brands: readonly { slug: string; name: string }[],
  query: string,
  avoidance: Filters,
  day: Day | null,
): Suggestions | null {
  const { shown } = checkListing(products, avoidance);
  return shown.length === 0 ? null : suggestionsOf(shown, brands, query, day);
}
