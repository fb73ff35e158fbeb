import type { Ingredient, IngredientList } from '@vetta/nutrition-parser';
import { allergenNames } from '../../content/allergenNames.ts';
import type {
  IngredientsContent,
  ItemPlace,
  LabelContent,
  NutritionContent,
  PrintedList,
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
  { list, facts, allergens: places }: GivenLabel,
  sources: Sources,
): IngredientsContent {
  const printed = readIngredients(slug, sources);
  if (printed.kind === 'fixed') {
    const { composition, allergens, traces, features } = printed.table;
    const text = { text: composition, allergens: [], items: [] };
    return { kind: 'fixed', composition: text, contains: allergens, traces, features };
  }
  const contains = namesOf([...facts.contains, ...(list?.allergens ?? [])]);
  const traces = namesOf([...facts.traces, ...(list?.traces ?? [])]);
  const composition =
    printed.kind === 'text' ? printedList(printed.text, places, list) : listAsPrinted(list);
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
function listAsPrinted(list: IngredientList | null): PrintedList {
  const { ingredients, variants } = list ?? { ingredients: [], variants: [] };
  const text =
    ingredients.length > 0
      ? ingredients.map(asPrinted).join(', ')
      : variants
          .map(({ label, ingredients: own }) => {
            const items = own.map(asPrinted).join(', ');
            return label === undefined ? items : `${label}: ${items}`;
          })
          .join('. ');
  let done = 0;
  const items = allIngredients(list).map(({ name, code }): ItemPlace => {
    const start = text.indexOf(name, done);
    done = start + name.length;
    return code === undefined ? [start, done, name] : [start, done, name, code];
  });
  return { text, allergens: [], items };
}

/** In the order in which they are printed, those in brackets behind what they belong to. */
function allIngredients(list: IngredientList | null): Ingredient[] {
  const withChildren = (item: Ingredient): Ingredient[] => [
    item,
    ...(item.children ?? []).flatMap(withChildren),
  ];
  const { ingredients, variants } = list ?? { ingredients: [], variants: [] };
  const flavours = variants.flatMap(({ ingredients: own }) => own);
  return (ingredients.length > 0 ? ingredients : flavours).flatMap(withChildren);
}

/** 'Emulsionante (lecitina di soia)', 'Miele 5%': an ingredient as lists print it. */
function asPrinted({ name, percent, children = [] }: Ingredient): string {
  const share = percent === undefined ? '' : ` ${String(percent).replace('.', ',')}%`;
  const inside = children.length === 0 ? '' : ` (${children.map(asPrinted).join(', ')})`;
  return `${name}${share}${inside}`;
}

/** The places that fit the text, those of allergens in order and apart. */
function printedList(
  source: string,
  places: GivenLabel['allergens'],
  list: IngredientList | null,
): PrintedList {
  const { text, moved } = withoutEmphasis(source);
  const fits = (start: number, end: number) => end <= source.length && moved(start) < moved(end);
  let done = 0;
  const allergens = places
    .toSorted(([one], [other]) => one - other)
    .flatMap(([start, end, key]) => {
      if (start < done || !fits(start, end)) return [];
      done = end;
      return [[moved(start), moved(end), key] as const];
    });
  const items = allIngredients(list).flatMap(({ name, code, span }): ItemPlace[] => {
    if (span === undefined || !fits(span.start, span.end)) return [];
    const place = [moved(span.start), moved(span.end), name] as const;
    return [code === undefined ? place : [...place, code]];
  });
  return { text, allergens, items };
}
