import { namesIngredient } from './ingredientIndex.ts';
import type { AvoidChoice } from './checkListing.ts';
import { type LabelSummaries, type LabelSummary, labelKeyOf } from './labelSummary.ts';

type Listed = readonly { slug?: string; id: string }[];

/** Whether a label names something of the choice; null where nothing is known. */
export function isNamed(label: LabelSummary | undefined, choice: AvoidChoice): boolean | null {
  if (label === undefined) return null;
  const { contains, traces, ingredients, food, readable } = label;
  const { avoid, avoidIngredients, avoidTraces } = choice;
  const isRefused =
    avoid.some((key) => contains.includes(key) || (avoidTraces && traces.includes(key))) ||
    avoidIngredients.some((text) => namesIngredient(ingredients, text));
  if (isRefused) return true;
  return food && !readable ? null : false;
}

/**
 * How many of a list's products name what is avoided, of how many; 'contradicts' where one is left
 * that an empty answer should hold.
 */
export function refusedCount(
  products: Listed,
  labels: LabelSummaries,
  choice: AvoidChoice,
): { count: number; all: number } | 'contradicts' {
  let count = 0;
  for (const product of products) {
    const named = isNamed(labels.get(labelKeyOf(product)), choice);
    if (named === false) return 'contradicts';
    if (named === true) count += 1;
  }
  return { count, all: products.length };
}
