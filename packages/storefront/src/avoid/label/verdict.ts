import type { Filters } from '../../catalogue/filterOptions.ts';
import { ingredientsMatcher } from '../../catalogue/ingredients/ingredientMatch.ts';

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

/** What choosing needs of a label's facts (`contract/label.ts`), as GET /api/labels gives them. */
export type LabelSummary = {
  readable: boolean;
  food: boolean;
  contains: readonly string[];
  traces: readonly string[];
  ingredients: readonly string[];
};

/** By slug, else by id. */
export type LabelSummaries = ReadonlyMap<string, LabelSummary>;

/** Under which its label stands. */
export const labelKeyOf = ({ slug, id }: { slug?: string; id: string }): string => slug ?? id;

/** A label as it came: where nothing by name was avoided, a list tells no ingredients. */
type ToldLabel = Omit<LabelSummary, 'ingredients'> & Partial<Pick<LabelSummary, 'ingredients'>>;

/**
 * Tells a label's verdict; null where it does not tell all that the choice asks for. One per choice:
 * it remembers what it has compared.
 */
export function labelVerdicts(
  choice: AvoidChoice,
): (label: ToldLabel | undefined) => AvoidVerdict | null {
  const areAvoided = ingredientsMatcher(choice.avoidIngredients);
  const asksIngredients = choice.avoidIngredients.length > 0;
  return (label) => {
    if (label === undefined || (asksIngredients && label.ingredients === undefined)) return null;
    return avoidVerdict(label, choice, areAvoided(label.ingredients ?? []));
  };
}
