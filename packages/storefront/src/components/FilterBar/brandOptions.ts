import { allBrandsOption } from '../../catalogue/filterOptions.ts';
import { foldText } from '../../catalogue/foldText.ts';

type Brand = { slug: string; name: string };

/**
 * 'Tutte le marche', then the brands A-Z (docs/rules.md#brand-options). The chosen brand stays on
 * offer even when the list for the present search does not hold it: a select cannot show what it
 * does not offer.
 */
export function brandOptions(brands: readonly Brand[], chosenSlug: string) {
  const isOffered =
    chosenSlug === allBrandsOption.value || brands.some(({ slug }) => slug === chosenSlug);
  const offered = isOffered ? brands : [...brands, { slug: chosenSlug, name: nameOf(chosenSlug) }];
  // Not by an `Intl.Collator`: the first of a page keeps a slow phone busy for 80 ms.
  const sorted = offered
    .map(({ slug, name }) => ({ value: slug, label: name, key: foldText(name) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return [allBrandsOption, ...sorted.map(({ value, label }) => ({ value, label }))];
}

/** 'alpe-lab' reads 'Alpe Lab' where nobody tells its name. */
const nameOf = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
