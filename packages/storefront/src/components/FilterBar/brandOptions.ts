import { allBrandsOption } from '../../catalogue/filterOptions.ts';
import { italianCollator } from '../../catalogue/listing.ts';

type Brand = { slug: string; name: string };

/**
 * 'Tutte le marche', then the brands A-Z (decisions §4). The chosen brand stays on offer even when
 * the list for the present search does not hold it: a select cannot show what it does not offer.
 */
export function brandOptions(brands: readonly Brand[], chosenSlug: string) {
  const isOffered =
    chosenSlug === allBrandsOption.value || brands.some(({ slug }) => slug === chosenSlug);
  const offered = isOffered ? brands : [...brands, { slug: chosenSlug, name: nameOf(chosenSlug) }];
  const sorted = offered.toSorted((a, b) => italianCollator.compare(a.name, b.name));
  return [allBrandsOption, ...sorted.map(({ slug, name }) => ({ value: slug, label: name }))];
}

/** 'alpe-lab' reads 'Alpe Lab' where nobody tells its name. */
const nameOf = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
