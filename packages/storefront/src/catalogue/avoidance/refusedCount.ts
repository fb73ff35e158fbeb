import type { AvoidChoice } from './avoidVerdict.ts';
import { type LabelSummaries, labelKeyOf } from './labelSummary.ts';
import { labelVerdicts } from './labelVerdict.ts';

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
