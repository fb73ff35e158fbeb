import { findCategory } from '../content/categories.ts';
import { currentCategorySlug, paths } from '../paths.ts';
import type { Product } from './product.ts';

/** Cards of products without a category (docs/rules.md#product-link). */
export const defaultCategorySlug = 'proteine';

// The one slug that is a page of its own: /prodotti/{category}/varianti.
const reservedSlug = 'varianti';

type Linked = Pick<Product, 'id' | 'slug' | 'categorySlug'>;

/**
 * /prodotti/{categorySlug}/{slugOrId}: the canonical page of a product
 * (docs/rules.md#product-link).
 */
export function productLink(product: Linked): string {
  return paths.product(categorySlugOf(product), slugOrId(product));
}

/** Path and query of a product's page with a flavour and size chosen. */
export function variantLink(
  path: string,
  chosen: { flavour?: string | undefined; size?: string | undefined },
): string {
  const query = new URLSearchParams();
  if (chosen.flavour !== undefined) query.set('gusto', chosen.flavour);
  if (chosen.size !== undefined) query.set('formato', chosen.size);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The slug, or the id when there is no slug. */
export function slugOrId({ id, slug }: Pick<Product, 'id' | 'slug'>): string {
  return slug === undefined || slug === reservedSlug ? id : slug;
}

/** A category of the site; the default one where the product has none that the site knows. */
export function categorySlugOf({ categorySlug }: Pick<Product, 'categorySlug'>): string {
  const slug = currentCategorySlug(categorySlug ?? '');
  return findCategory(slug) === undefined ? defaultCategorySlug : slug;
}

/** The category as a badge and on the back button: the product's own name for it, else the site's. */
export function categoryNameOf(product: Pick<Product, 'categorySlug' | 'categoryName'>): string {
  return product.categoryName ?? findCategory(categorySlugOf(product))?.name ?? '';
}
