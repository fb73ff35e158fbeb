import { findAllergens, findDeclarations, type NutritionTable } from '@vetta/nutrition-parser';
import type { Declaration } from '../../contract/label.ts';

type Sources = {
  /** Every text that may be a list of ingredients, not only the one that the page shows. */
  ingredientTexts: readonly string[];
  /** Product and details as they came: a statement may stand in any field. */
  raw: readonly unknown[];
  /** The names of the food: what they refer to needs no list (Reg. EU 1169/2011, art. 21). */
  names: readonly string[];
  table: NutritionTable | null;
};

/** What a product declares outside the list that its page shows (docs/rules.md#declared-allergens). */
export function declaredAllergens({
  ingredientTexts,
  raw,
  names,
  table,
}: Sources): readonly Declaration[] {
  const lists = ingredientTexts.map((ingredienti) => ({ ingredienti }));
  const declared = findDeclarations([...lists, ...raw]);
  return [
    ...declared.map(({ allergen, presence, quote = '' }) => ({ allergen, says: presence, quote })),
    ...[...names.map(withoutFlavour), ...presentRows(table)].flatMap(named),
  ];
}

/** What the name of a food, or of a row with an amount, refers to. */
const named = (name: string): Declaration[] =>
  findAllergens(name, 0, name.length).flatMap(({ allergen, exempt }) =>
    exempt ? [] : [{ allergen, says: 'contains' as const, quote: name }],
  );

/** 'Barretta gusto nocciola' tastes of it. */
const withoutFlavour = (name: string): string =>
  name.replace(/\b(?:al\s+)?(?:gusto|aroma)\b.*$/iu, '');

/** Names of rows with an amount: 'Glucosamina (da crostacei): 500 mg'; 'Lattosio: < 0,1 g' has none. */
function presentRows(table: NutritionTable | null): readonly string[] {
  return (table?.rows ?? []).flatMap(({ name, values }) =>
    values.some((value) => value !== null && value.amount > 0 && value.qualifier !== '<')
      ? [name]
      : [],
  );
}
