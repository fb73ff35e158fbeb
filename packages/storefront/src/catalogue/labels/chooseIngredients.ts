import {
  type Allergen,
  allergens,
  type Diagnostic,
  type IngredientList,
  parseIngredients,
} from '@vetta/nutrition-parser';
import type { ProductDetails } from '../details.ts';
import type { FixedIngredients } from '../ingredients/fixedIngredientTable.ts';
import { readIngredients } from '../ingredients/readIngredients.ts';
import { allIngredients } from './clauses.ts';
import { splitTraces } from './splitTraces.ts';
import { markAllergens } from './markAllergens.ts';
import type {
  IngredientsContent,
  ItemPlace,
  MarkedText,
  PrintedList,
} from '../../contract/label.ts';

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
    composition: printedList(composition, { text: source.text, list }),
    traces: traces === undefined ? undefined : markAllergens(traces),
    contains: contained.allergens.map(namedByLaw),
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
      composition: printedList(composition, { text, list }),
      contains: table.allergens.map(markAllergens),
      traces: traces.map(markAllergens),
      features,
    },
    list,
    diagnostics,
  };
}

/** `read`: a text, and the list that was read of it. */
function printedList(source: string, read: { text: string; list: IngredientList }): PrintedList {
  const { text, allergens: places } = markAllergens(source);
  const list = text === read.text ? read.list : parseIngredients(text).value;
  const items = new Map<string, ItemPlace>();
  for (const { name, code, span } of allIngredients(list)) {
    if (span === undefined) continue;
    const item: ItemPlace =
      code === undefined ? [span.start, span.end, name] : [span.start, span.end, name, code];
    items.set(item.join(' '), item);
  }
  return { text, allergens: places, items: [...items.values()] };
}

/** 'latte', 'soia': what the list contains, by the names of the law. */
function namedByLaw(key: Allergen): MarkedText {
  const name = allergens[key]?.name ?? key;
  return { text: name, allergens: [[0, name.length, key]] };
}
