import type { Ingredient, IngredientList } from '@vetta/nutrition-parser';
import { allergenNames } from '../../content/allergenNames.ts';
import type {
  IngredientsContent,
  LabelContent,
  MarkedText,
  NutritionContent,
} from '../../contract/label.ts';
import type { GivenLabel } from '../comparison/comparedLabel.ts';
import type { ProductDetails } from '../details.ts';
import { blockHeading } from '../nutrition/blockFamily.ts';
import { rawText } from '../nutrition/rawText.ts';
import { readIngredients } from '../ingredients/readIngredients.ts';
import { withoutEmphasis } from './emphasis.ts';

type Sources = Pick<ProductDetails, 'nutritionSources' | 'technicalGrid' | 'ingredientTexts'>;

/**
 * What the page draws of a label that comes as `nutrition`, `ingredients` and `facts` alone, without
 * the parser: the texts as the details print them, the allergens at the places of the readings.
 */
export function labelFromReadings(slug: string, label: GivenLabel, sources: Sources): LabelContent {
  return {
    nutrition: nutritionOf(slug, label, sources),
    ingredients: ingredientsOf(slug, label, sources),
  };
}

function nutritionOf(
  slug: string,
  { table }: GivenLabel,
  { nutritionSources, technicalGrid }: Sources,
): NutritionContent {
  if (technicalGrid.length > 0) return { kind: 'technical' };
  if (table !== null) {
    return { kind: 'table', heading: blockHeading(slug, table), table, diagnostics: [] };
  }
  const text = nutritionSources.map(rawText).find((candidate) => candidate !== undefined);
  return text === undefined ? { kind: 'unavailable' } : { kind: 'raw', text };
}

function ingredientsOf(
  slug: string,
  { list, facts, places }: GivenLabel,
  sources: Sources,
): IngredientsContent {
  const printed = readIngredients(slug, sources);
  if (printed.kind === 'fixed') {
    const { composition, allergens, traces, features } = printed.table;
    const text = { text: composition, allergens: [] };
    return { kind: 'fixed', composition: text, contains: allergens, traces, features };
  }
  const contains = namesOf([...facts.contains, ...(list?.allergens ?? [])]);
  const traces = namesOf([...facts.traces, ...(list?.traces ?? [])]);
  const composition =
    printed.kind === 'text'
      ? markedText(printed.text, places)
      : { text: list === null ? '' : listAsPrinted(list), allergens: [] };
  if (composition.text === '' && contains.length + traces.length === 0) {
    return { kind: 'unavailable' };
  }
  return { kind: 'fixed', composition, contains, traces, features: [] };
}

/** Each once: the readings and the facts may tell the same. */
const namesOf = (keys: readonly string[]) =>
  [...new Set(keys)].map((key) => (isNamed(key) ? allergenNames[key] : key));

const isNamed = (key: string): key is keyof typeof allergenNames =>
  Object.hasOwn(allergenNames, key);

/** The list where no printed text came with it; flavours behind their names. */
const listAsPrinted = ({ ingredients, variants }: IngredientList): string =>
  ingredients.length > 0
    ? ingredients.map(asPrinted).join(', ')
    : variants
        .map(({ label, ingredients: own }) => {
          const items = own.map(asPrinted).join(', ');
          return label === undefined ? items : `${label}: ${items}`;
        })
        .join('. ');

/** 'Emulsionante (lecitina di soia)', 'Miele 5%': an ingredient as lists print it. */
function asPrinted({ name, percent, children = [] }: Ingredient): string {
  const share = percent === undefined ? '' : ` ${String(percent).replace('.', ',')}%`;
  const inside = children.length === 0 ? '' : ` (${children.map(asPrinted).join(', ')})`;
  return `${name}${share}${inside}`;
}

/** The places that fit the text, in order and apart. */
function markedText(source: string, places: GivenLabel['places']): MarkedText {
  const apart: [number, number][] = [];
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    if (start >= (apart.at(-1)?.[1] ?? 0) && end <= source.length) apart.push([start, end]);
  }
  const { text, places: allergens } = withoutEmphasis(source, apart);
  return { text, allergens: allergens.filter(([start, end]) => end > start) };
}
