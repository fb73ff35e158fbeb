import {
  type Allergen,
  type Declaration,
  findAllergens,
  findDeclarations,
  type NutritionTable,
  parseIngredients,
} from '@vetta/nutrition-parser';
import { allergenPlaces } from '../../catalogue/labels/markAllergens.ts';

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
  return [
    ...ingredientTexts.flatMap(listed),
    ...findDeclarations(raw).declarations,
    ...[...names.map(withoutFlavour), ...presentRows(table)].flatMap(named),
  ];
}

/** What a list of ingredients names, each with the item that names it. */
function listed(text: string): Declaration[] {
  const { allergens, traces } = parseIngredients(text).value;
  const places = allergenPlaces(text);
  const declare = (says: Declaration['says']) => (allergen: Allergen) => {
    const place = places.find((own) => own.allergen === allergen);
    return { allergen, says, quote: place?.clause ?? '' };
  };
  return [...allergens.map(declare('contains')), ...traces.map(declare('traces'))];
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
