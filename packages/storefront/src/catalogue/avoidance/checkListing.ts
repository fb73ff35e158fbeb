import { type Filters, isAvoiding } from '../filterOptions.ts';
import { isAvailableAt } from './isAvailableAt.ts';
import type { ListedLabel, Product } from '../product.ts';

export type AvoidChoice = Pick<Filters, 'avoid' | 'avoidIngredients' | 'avoidTraces'>;

export type CheckedListing = {
  /** Their label was read and names nothing of the choice; goods that nobody eats as well. */
  shown: readonly Product[];
  /** Food whose label could not be read: shown only when asked for. */
  unread: readonly Product[];
  /** Products came without a label: the API does not know the filter, and nothing could be checked. */
  isUnchecked: boolean;
};

/**
 * Checks the API's answer again: no product is shown whose label names what is to be avoided, that
 * came without a label, or that is not in the chosen shop (docs/rules.md#avoid-check).
 */
export function checkListing(
  products: readonly Product[],
  filters: AvoidChoice & Pick<Filters, 'storeId'>,
): CheckedListing {
  const available = products.filter((product) => isAvailableAt(product, filters.storeId));
  if (!isAvoiding(filters)) return { shown: available, unread: [], isUnchecked: false };
  const shown: Product[] = [];
  const unread: Product[] = [];
  let isUnchecked = false;
  for (const product of available) {
    const { label } = product;
    if (label === undefined) isUnchecked = true;
    else if (!names(label, filters)) (label.food && !label.readable ? unread : shown).push(product);
  }
  return { shown, unread, isUnchecked };
}

function names({ contains, traces }: ListedLabel, { avoid, avoidTraces }: AvoidChoice): boolean {
  return avoid.some((key) => contains.includes(key) || (avoidTraces && traces.includes(key)));
}
