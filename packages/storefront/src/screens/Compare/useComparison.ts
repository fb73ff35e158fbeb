import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Basis } from '../../catalogue/comparison/basis.ts';
import {
  type ComparedItem,
  chosenStore,
  comparisonQuery,
  type ComparisonQuery,
  readComparison,
  storeSuffix,
} from '../../catalogue/comparison/compareQuery.ts';
import type { StoreId } from '../../contract/storeIds.ts';
import { storedComparisonAtom } from '../../state/comparedSlugs.ts';

export type ComparisonAddress = ComparisonQuery & {
  /** null: what the labels speak of. */
  basis: Basis | null;
  /** The shop whose stock the visitor looks for; it follows from the list. */
  storeId: StoreId | null;
  change: (items: readonly ComparedItem[]) => void;
  setBasis: (basis: Basis) => void;
};

const empty: ComparisonQuery = { items: [], isTooMany: false };
const basisNames = { hundred: '100', serving: 'dose' } as const;

/**
 * The comparison of the address, which is its home; the tray of the lists follows it. A change
 * replaces the entry, since Back should leave the comparison.
 */
export function useComparison(): ComparisonAddress {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const setStored = useSetAtom(storedComparisonAtom);
  const query = readComparison(search) ?? empty;
  const slugs = query.items.map(({ slug }) => slug).join(',');
  useEffect(() => {
    if (slugs !== '') setStored(() => slugs.split(','));
  }, [slugs, setStored]);

  const named = new URLSearchParams(search).get('per');
  const basis = named === 'dose' ? 'serving' : named === '100' ? 'hundred' : null;
  const show = (items: readonly ComparedItem[], per: Basis | null) => {
    const suffix = per === null ? '' : `&per=${basisNames[per]}`;
    const address = `${pathname}?compare=${comparisonQuery(items)}${suffix}`;
    void navigate(address + storeSuffix(search), { replace: true });
  };

  return {
    ...query,
    basis,
    storeId: chosenStore(search),
    change: (items) => show(items, basis),
    setBasis: (per) => show(query.items, per),
  };
}
