import {
  allergens,
  type Diagnostic,
  type Ingredient,
  type IngredientList,
  parseIngredients,
} from '@vetta/nutrition-parser';
import type { ProductDetails } from '../details.ts';
import type { FixedIngredients } from '../ingredients/fixedIngredientTable.ts';
import { readIngredients } from '../ingredients/readIngredients.ts';
import { splitTraces } from './splitTraces.ts';
import { markAllergens } from './markAllergens.ts';
import type { IngredientsContent, ItemPlace, PrintedList } from '../../contract/label.ts';

export type IngredientsReading = {
  content: IngredientsContent;
  list: IngredientList | null;
  diagnostics: readonly Diagnostic[];
};

/** The first source that has something (docs/rules.md#ingredient-sources), traces set apart. */
export function chooseIngredients(
  slug: string,
  details: Pick<ProductDetails, 'ingredientTexts'> | undefined,
): IngredientsReading {
  const source = readIngredients(slug, details);
  if (source.kind === 'unavailable') return { content: source, list: null, diagnostics: [] };
  if (source.kind === 'fixed') return fixedReading(source.table);
  const { value: list, diagnostics } = parseIngredients(source.text);
  const { composition, traces } = splitTraces(source.text);
  const contained = traces === undefined ? list : parseIngredients(composition).value;
  const content: IngredientsContent = {
    kind: 'text',
    composition: printedList(composition, contained),
    traces: traces === undefined ? undefined : markAllergens(traces),
    contains: allergenNames(contained),
  };
  return { content, list, diagnostics };
}

function fixedReading(table: FixedIngredients): IngredientsReading {
  const { composition, traces, features } = table;
  const text = [
    composition,
    table.allergens.length > 0 ? `Contiene: ${table.allergens.join(', ')}.` : '',
    traces.length > 0 ? `Può contenere tracce di ${traces.join(', ')}.` : '',
  ].join(' ');
  const { value: list, diagnostics } = parseIngredients(text);
  return {
    content: {
      kind: 'fixed',
      composition: printedList(composition),
      contains: table.allergens,
      traces,
      features,
    },
    list,
    diagnostics,
  };
}

/** `list`: what was read of `source`, if it was read before. */
function printedList(source: string, list?: IngredientList): PrintedList {
  const { text, allergens: places } = markAllergens(source);
  const own = text === source && list !== undefined ? list : parseIngredients(text).value;
  const all = [...own.ingredients, ...own.variants.flatMap(({ ingredients }) => ingredients)];
  return { text, allergens: places, items: all.flatMap(itemPlaces) };
}

function itemPlaces({ name, code, span, children = [] }: Ingredient): ItemPlace[] {
  const own: ItemPlace[] =
    span === undefined
      ? []
      : [code === undefined ? [span.start, span.end, name] : [span.start, span.end, name, code]];
  return [...own, ...children.flatMap(itemPlaces)];
}

/** 'latte', 'soia': what the list contains, by the names of the law. */
const allergenNames = (list: IngredientList): readonly string[] =>
  list.allergens.map((code) => allergens[code]?.name ?? code);
