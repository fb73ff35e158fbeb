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

  const query = new URLSearchParams(isHydrated ? search : '');
  const named = { flavour: query.get('gusto'), size: query.get('formato') };
  const isNamed = named.flavour !== null || named.size !== null;
  const choice = isNamed ? readChoice(variants, named) : firstChoice(variants);

  function choose(next: VariantChoice | null) {
    if (next === null) return;
    const nextQuery = new URLSearchParams(search);
    nextQuery.set('gusto', next.flavour);
    nextQuery.set('formato', next.size);
    void navigate({ search: `?${nextQuery}`, hash }, { replace: true, preventScrollReset: true });
  }

  return {
    choice,
    variant: findChosenVariant(variants, choice),
    chooseFlavour: (flavour) => choose(chooseFlavour(variants, flavour)),
    chooseSize: (size) => choose(choice === null ? null : { ...choice, size }),
  };
}
