import { avoidVerdict } from '../catalogue/avoidance.ts';
import type { Filters } from '../catalogue/filterOptions.ts';
import {
  ingredientMatcher,
  readName,
  type ReadName,
} from '../catalogue/ingredients/ingredientMatch.ts';
import type { LabelFacts } from '../contract/label.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { type LabelIndex, labelsOf } from './labels/labelIndex.ts';

/** The labels of one catalogue as lists need them; each is worked out when it is first asked for. */
type Avoidance = {
  labels: LabelIndex;
  /** Every name of the labels read so far, once. */
  names: ReadName[];
  /** Of each product, the places of its names. */
  namesOf: Map<number, readonly number[]>;
  numberOf: Map<string, number>;
  listed: Map<number, ListedProduct>;
};

type ListedProduct = CatalogueIndex['products'][number];

const avoidances = new WeakMap<CatalogueIndex, Avoidance>();

function avoidanceOf(index: CatalogueIndex): Avoidance {
  const known = avoidances.get(index);
  if (known !== undefined) return known;
  const avoidance: Avoidance = {
    labels: labelsOf(index),
    names: [],
    namesOf: new Map(),
    numberOf: new Map(),
    listed: new Map(),
  };
  avoidances.set(index, avoidance);
  return avoidance;
}

/**
 * Of these products, those whose label names nothing of what is to be avoided, each with what its
 * label says (docs/rules.md#avoid-filter). The unreadable ones among them say so.
 */
export function withoutAvoided(
  index: CatalogueIndex,
  places: readonly number[],
  filters: Filters,
): ListedProduct[] {
  const avoidance = avoidanceOf(index);
  const numbers = places.map((place) => nameNumbers(avoidance, place));
  const matchers = filters.avoidIngredients.map(ingredientMatcher);
  const isAvoided = avoidance.names.map((name) => matchers.some((matches) => matches(name)));
  return places.flatMap((place, at): readonly ListedProduct[] => {
    const facts = avoidance.labels.at(place)?.facts;
    if (facts === undefined) return [];
    const namesIngredient = numbers[at]?.some((number) => isAvoided[number]) === true;
    const verdict = avoidVerdict(facts, filters, namesIngredient);
    if (verdict === 'contained' || verdict === 'traces') return [];
    const product = listedProduct(index, avoidance, place, facts);
    return product === undefined ? [] : [product];
  });
}

function nameNumbers({ labels, names, namesOf, numberOf }: Avoidance, place: number) {
  const known = namesOf.get(place);
  if (known !== undefined) return known;
  const numbers = (labels.at(place)?.facts.ingredients ?? []).map((name) => {
    const number = numberOf.get(name) ?? names.push(readName(name)) - 1;
    numberOf.set(name, number);
    return number;
  });
  namesOf.set(place, numbers);
  return numbers;
}

/** The same object in each list, so that a server serialises it once. */
function listedProduct(
  index: CatalogueIndex,
  { listed }: Avoidance,
  place: number,
  { food, readable, contains, traces }: LabelFacts,
): ListedProduct | undefined {
  const product = index.products[place];
  if (product === undefined) return undefined;
  const known = listed.get(place) ?? { ...product, label: { food, readable, contains, traces } };
  listed.set(place, known);
  return known;
}
