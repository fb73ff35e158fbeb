import { useMemo } from 'react';
import { allergenCounts } from '../label/checkListing.ts';
import { type IngredientIndex, ingredientIndex } from '../label/ingredientIndex.ts';
import type { LabelSummaries } from '../label/verdict.ts';
import type { Filters } from '../../catalogue/filterOptions.ts';
import type { Product } from '../../catalogue/product.ts';
import { useLabelSummaries } from '../../data/useLabelSummaries.ts';
import { useListedProducts } from '../../data/useListedProducts.ts';

/** Not avoiding anything, and everything else as it was. */
export const withoutAvoidance = (filters: Filters): Filters => ({
  ...filters,
  avoid: [],
  avoidIngredients: [],
  avoidTraces: false,
});

export type ListLabels = {
  /** The list as it is without 'Da evitare'; null until it and its labels are there. */
  products: readonly Product[] | null;
  labels: LabelSummaries | null;
  status: 'loading' | 'failed' | 'ready';
};

/** The list without 'Da evitare', most often known already, and what its labels name. */
export function useListLabels(category: string | undefined, filters: Filters): ListLabels {
  const list = useListedProducts(category, withoutAvoidance(filters));
  const labels = useLabelSummaries(category);
  const isThere = list.status === 'ready' && !list.isOutdated;
  const hasFailed = list.status === 'failed' || labels.status === 'failed';
  return {
    products: isThere ? list.items : null,
    labels: labels.data ?? null,
    status: hasFailed ? 'failed' : isThere && labels.status === 'ready' ? 'ready' : 'loading',
  };
}

/** The figures beside the words, and the ingredients on offer. */
export function useListFigures(
  { products, labels }: ListLabels,
  withTraces: boolean,
): { counts?: ReadonlyMap<string, number>; index: IngredientIndex | null } {
  const counts = useMemo(
    () =>
      products === null || labels === null
        ? undefined
        : allergenCounts(products, labels, withTraces),
    [products, labels, withTraces],
  );
  const index = useMemo(
    () => (products === null || labels === null ? null : ingredientIndex(products, labels)),
    [products, labels],
  );
  return { counts, index };
}
