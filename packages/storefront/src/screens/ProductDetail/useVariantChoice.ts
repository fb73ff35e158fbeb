import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import {
  chooseFlavour,
  findChosenVariant,
  firstChoice,
  readChoice,
  type VariantChoice,
} from '../../catalogue/variants/chooseVariant.ts';
import type { Variant } from '../../catalogue/variants/variant.ts';

export type VariantSelection = {
  choice: VariantChoice | null;
  variant: Variant | undefined;
  chooseFlavour: (flavour: string) => void;
  chooseSize: (size: string) => void;
};

/**
 * The selected variant: its home is the address (`?gusto=&formato=`), so that it can be shared.
 * Without a query it is the first flavour in its first size, as on the prerendered page, which
 * knows no query; a choice replaces the entry, since Back should leave the product.
 */
export function useVariantChoice(variants: readonly Variant[]): VariantSelection {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();

  // The address follows a moment later: until then what was chosen stands, or its tile would flicker.
  const [ahead, setAhead] = useState<{ search: string; choice: VariantChoice } | null>(null);
  if (ahead !== null && ahead.search !== search) setAhead(null);

  const query = new URLSearchParams(isHydrated ? search : '');
  const named = { flavour: query.get('gusto'), size: query.get('formato') };
  const isNamed = named.flavour !== null || named.size !== null;
  const inAddress = isNamed ? readChoice(variants, named) : firstChoice(variants);
  const choice = ahead?.choice ?? inAddress;

  function choose(next: VariantChoice | null) {
    if (next === null) return;
    const nextQuery = new URLSearchParams(search);
    nextQuery.set('gusto', next.flavour);
    if (next.size === '') nextQuery.delete('formato');
    else nextQuery.set('formato', next.size);
    setAhead({ search, choice: next });
    navigate({ search: `?${nextQuery}`, hash }, { replace: true });
  }

  return {
    choice,
    variant: findChosenVariant(variants, choice),
    chooseFlavour: (flavour) => choose(chooseFlavour(variants, flavour)),
    chooseSize: (size) => choose(choice === null ? null : { ...choice, size }),
  };
}
