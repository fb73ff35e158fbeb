import { allBrandsOption, type Filters } from '../../catalogue/filterOptions.ts';

type BrandList = { status: 'loading' | 'failed' | 'ready'; brands: readonly { slug: string }[] };

/**
 * A brand of the address that this listing does not know falls back to the default (decisions §3).
 * Only the brands of the whole listing tell: those of a search are fewer.
 */
export function offeredFilters(filters: Filters, { status, brands }: BrandList): Filters {
  const { brandSlug, searchQuery } = filters;
  const isTold = status === 'ready' && brands.length > 0 && searchQuery === '';
  const isKnown =
    brandSlug === allBrandsOption.value || brands.some(({ slug }) => slug === brandSlug);
  return isTold && !isKnown ? { ...filters, brandSlug: allBrandsOption.value } : filters;
}
