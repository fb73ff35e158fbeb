import { isInStockAt } from '../../catalogue/availability.ts';
import { type Filters, isAvoiding } from '../../catalogue/filterOptions.ts';
import type { ListedLabel, Product } from '../../catalogue/product.ts';
import {
  type AvoidChoice,
  labelKeyOf,
  type LabelSummaries,
  type LabelSummary,
  labelVerdicts,
} from './verdict.ts';

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

type Listed = readonly { slug?: string; id: string }[];

/**
 * How many of a list's products name what is avoided, of how many; 'contradicts' where one is left
 * that an empty answer should hold.
 */
export function refusedCount(
  products: Listed,
  labels: LabelSummaries,
  choice: AvoidChoice,
): { count: number; all: number } | 'contradicts' {
  const verdictOf = labelVerdicts(choice);
  const verdicts = products.map((product) => verdictOf(labels.get(labelKeyOf(product))));
  if (verdicts.includes('notNamed')) return 'contradicts';
  const count = verdicts.filter(
    (verdict) => verdict === 'contained' || verdict === 'traces',
  ).length;
  return { count, all: products.length };
}

/**
 * How many products of a list name each allergen, or only warn of traces where those count as well.
 * One without a label counts for none: nothing is known of it.
 */
export function allergenCounts(
  products: Listed,
  labels: LabelSummaries,
  withTraces: boolean,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const product of products) {
    const label = labels.get(labelKeyOf(product));
    if (label === undefined) continue;
    const named = withTraces ? new Set([...label.contains, ...label.traces]) : label.contains;
    for (const allergen of named) counts.set(allergen, (counts.get(allergen) ?? 0) + 1);
  }
  return counts;
}
