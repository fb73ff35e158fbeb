import { ingredientsMatcher } from '../ingredients/ingredientMatch.ts';
import { type AvoidChoice, type AvoidVerdict, avoidVerdict } from './avoidVerdict.ts';
import type { LabelSummary } from './labelSummary.ts';

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
