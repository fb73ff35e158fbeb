import { type LabelSummaries, labelKeyOf } from './labelSummary.ts';

type Listed = readonly { slug?: string; id: string }[];

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
