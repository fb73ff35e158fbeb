import type { Allergen, Ingredient, Span } from '@vetta/nutrition-parser';
import { allergenNames } from '../../content/allergenNames.ts';
import type {
  IngredientsContent,
  ItemPlace,
  LabelContent,
  MarkedText,
  NutritionContent,
  PrintedList,
} from '../../contract/label.ts';
import { allergenKeys, isAllergen } from '../allergenKeys.ts';
import { type GivenLabel, type GivenList, isSpan } from '../comparison/comparedLabel.ts';
import type { ProductDetails } from '../details.ts';
import { isRecord } from '../fields.ts';
import { foldText, wordsOf } from '../foldText.ts';
import { blockHeading } from '../nutrition/blockFamily.ts';
import { rawText } from '../nutrition/rawText.ts';
import { readIngredients } from '../ingredients/readIngredients.ts';
import { allIngredients, mergePlaces } from './clauses.ts';
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
  { list, facts, findings }: GivenLabel,
  sources: Sources,
): IngredientsContent {
  const printed = readIngredients(slug, sources);
  if (printed.kind === 'fixed') {
    const { composition, allergens, traces, features } = printed.table;
    return {
      kind: 'fixed',
      composition: { text: composition, allergens: [], items: [] },
      contains: allergens.map(named),
      traces: traces.map(named),
      features,
    };
  }
  const contains = namesOf([...facts.contains, ...(list?.allergens ?? [])]);
  const traces = namesOf([...facts.traces, ...(list?.traces ?? [])]);
  const composition =
    printed.kind === 'text'
      ? printedList(printed.text, placesOf(findings), list)
      : listAsPrinted(list);
  if (composition.text === '' && contains.length + traces.length === 0) {
    return { kind: 'unavailable' };
  }
  return { kind: 'fixed', composition, contains, traces, features: [] };
}

/** Each once: the readings and the facts may tell the same. */
const namesOf = (keys: readonly string[]) =>
  [...new Set(keys)].map((key) => named(isAllergen(key) ? allergenNames[key] : key));

/** A name, and which of the fourteen it is. */
function named(text: string): MarkedText {
  const key = allergenKeys.find((one) => allergenNames[one] === text);
  return { text, allergens: key === undefined ? [] : [[0, text.length, key]] };
}

/** The list where no printed text came with it; flavours behind their names. */
function listAsPrinted(list: GivenList | null): PrintedList {
  const { ingredients, variants } = list ?? { ingredients: [], variants: [] };
  const isFirstFlavour = JSON.stringify(ingredients) === JSON.stringify(variants[0]?.ingredients);
  const all = [...(isFirstFlavour ? [] : [{ label: undefined, ingredients }]), ...variants];
  const text = all
    .flatMap(({ label, ingredients: own }) => {
      const items = own.map(asPrinted).join(', ');
      return items === '' ? [] : [label === undefined ? items : `${label}: ${items}`];
    })
    .join('. ');
  return { text, allergens: [], items: itemsIn(text, list, () => undefined) };
}

type SpanIn = (span: Span | undefined, name: string) => readonly [number, number] | undefined;

/** Where the ingredients of a list stand in its text: by their spans, else where their names are. */
function itemsIn(text: string, list: GivenList | null, placeOf: SpanIn): ItemPlace[] {
  const letters = text.toLowerCase();
  let previousEnd = 0;
  const placeOfName = (name: string): readonly [number, number] | undefined => {
    const word = name.toLowerCase();
    const next = letters.indexOf(word, previousEnd);
    const start = next < 0 ? letters.indexOf(word) : next;
    return start < 0 ? undefined : [start, start + word.length];
  };
  const items = new Map<string, ItemPlace>();
  for (const { name, code, span } of allIngredients(list ?? { ingredients: [], variants: [] })) {
    const place = placeOf(span, name) ?? placeOfName(name);
    if (place === undefined) continue;
    previousEnd = place[1];
    const item: ItemPlace = code === undefined ? [...place, name] : [...place, name, code];
    items.set(item.join(' '), item);
  }
  return [...items.values()];
}

/** Of all that was read the list alone is printed: what another field declares has no place in it. */
function placesOf(findings: unknown): MarkedText['allergens'] {
  const contained = (Array.isArray(findings) ? findings : []).filter(isContained);
  const list = contained.find(({ source }) => source === 'list') ?? contained[0];
  return contained
    .filter((own) => list !== undefined && pathOf(own) === pathOf(list))
    .map(({ allergen, span: { start, end } }) => [start, end, allergen] as const);
}

const pathOf = ({ span }: Named) => JSON.stringify(span.path ?? []);

type Named = { allergen: Allergen; span: Span; source?: unknown };

/** What the label warns of alone is no ingredient. */
const isContained = (input: unknown): input is Named =>
  isRecord(input) &&
  isAllergen(input['allergen']) &&
  input['presence'] !== 'traces' &&
  isSpan(input['span']);

/** 'Emulsionante (lecitina di soia)', 'Miele 5%': an ingredient as lists print it. */
function asPrinted({ name, percent, children = [] }: Ingredient): string {
  const share = percent === undefined ? '' : ` ${String(percent).replace('.', ',')}%`;
  const inside = children.length === 0 ? '' : ` (${children.map(asPrinted).join(', ')})`;
  return `${name}${share}${inside}`;
}

/** The text without its own marks, with the places of the readings that fit it. */
function printedList(
  source: string,
  places: MarkedText['allergens'],
  list: GivenList | null,
): PrintedList {
  const { text, offsetOf } = withoutEmphasis(source);
  const placeIn = (start: number, end: number) =>
    end <= source.length && offsetOf(start) < offsetOf(end)
      ? ([offsetOf(start), offsetOf(end)] as const)
      : undefined;
  const allergens = places.flatMap(([start, end, ...keys]) => {
    const place = placeIn(start, end);
    return place === undefined ? [] : [[...place, ...keys] as const];
  });
  const items = itemsIn(text, list, (span, name) => {
    const place = span && placeIn(span.start, span.end);
    const [first = ''] = wordsOf(name);
    // A span may be one of another text.
    return place && foldText(text.slice(...place)).includes(first) ? place : undefined;
  });
  return { text, allergens: mergePlaces(allergens), items };
}
