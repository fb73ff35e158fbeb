import { isInStockAt } from '../availability.ts';
import { type Filters, isAvoiding } from '../filterOptions.ts';
import type { ListedLabel, Product } from '../product.ts';
import type { AvoidChoice } from './avoidVerdict.ts';
import type { LabelSummary } from './labelSummary.ts';
import { labelVerdicts } from './labelVerdict.ts';

export type CheckedListing = {
  /** Their label was read and names nothing of the choice; goods that nobody eats as well. */
  shown: readonly Product[];
  /** Food whose label could not be read: shown only when asked for. */
  unread: readonly Product[];
  /** Their label does not tell what the choice asks for: left out. */
  unlabelled: readonly Product[];
  /** No label tells it: the API does not know the filter. */
  isUnchecked: boolean;
};

/**
 * Checks a list product by product: none is shown whose label names what is to be avoided, or that
 * is not in the chosen shop, or whose label tells too little (docs/rules.md#avoid-check).
 */
export function checkListing(
  products: readonly Product[],
  filters: AvoidChoice & Pick<Filters, 'storeId'>,
  labelOf: (product: Product) => ListedLabel | LabelSummary | undefined = ownLabel,
): CheckedListing {
  const available = products.filter((product) => isInStockAt(product, filters.storeId));
  if (!isAvoiding(filters))
    return { shown: available, unread: [], unlabelled: [], isUnchecked: false };
  const verdictOf = labelVerdicts(filters);
  const shown: Product[] = [];
  const unread: Product[] = [];
  const unlabelled: Product[] = [];
  for (const product of available) {
    const verdict = verdictOf(labelOf(product));
    if (verdict === null) unlabelled.push(product);
    if (verdict === 'notNamed') shown.push(product);
    if (verdict === 'unreadable') unread.push(product);
  }
  const isUnchecked = unlabelled.length > 0 && unlabelled.length === available.length;
  return { shown, unread, unlabelled, isUnchecked };
}

const ownLabel = ({ label }: Product) => label;

/** Tells developers which products' labels tell too little. */
export function warnOf(unlabelled: readonly Product[]): void {
  for (const { id, name } of unlabelled)
    console.warn(`Left out: the label of "${name}" (id ${id}) does not tell what is avoided`);
}
