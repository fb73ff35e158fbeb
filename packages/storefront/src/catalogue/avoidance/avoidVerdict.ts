import type { Filters } from '../filterOptions.ts';

export type AvoidChoice = Pick<Filters, 'avoid' | 'avoidIngredients' | 'avoidTraces'>;

/** What a label names, as the facts, a list and the kept labels tell it. */
type Named = {
  food: boolean;
  readable: boolean;
  contains: readonly string[];
  traces: readonly string[];
};

/**
 * What the label of a product is to somebody who avoids something (docs/rules.md#avoid-filter): one
 * of four, the first that holds. `notNamed` is shown; so is goods that nobody eats.
 */
export type AvoidVerdict = 'contained' | 'traces' | 'unreadable' | 'notNamed';

/** @param namesIngredient whether one of its ingredients is among those to avoid */
export function avoidVerdict(
  label: Named,
  { avoid, avoidTraces }: Pick<AvoidChoice, 'avoid' | 'avoidTraces'>,
  namesIngredient: boolean,
): AvoidVerdict {
  if (namesIngredient || avoid.some((key) => label.contains.includes(key))) return 'contained';
  if (avoidTraces && avoid.some((key) => label.traces.includes(key))) return 'traces';
  return label.food && !label.readable ? 'unreadable' : 'notNamed';
}
