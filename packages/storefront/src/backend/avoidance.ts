import { avoidVerdict } from '../avoid/label/verdict.ts';
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
  /** By a product's place: its facts, and the places of its names. */
  facts: ByPlace<LabelFacts>;
  namesOf: ByPlace<readonly number[]>;
  numberOf: Map<string, number>;
  listed: ByPlace<ListedProduct>;
  /** The same with the ingredients, for lists without one of them. */
  listedWithNames: ByPlace<ListedProduct>;
};

/** Of full length from the start: products come in any order, and a sparse array is slow. */
type ByPlace<Item> = (Item | undefined)[];

type ListedProduct = CatalogueIndex['products'][number];

const avoidances = new WeakMap<CatalogueIndex, Avoidance>();

function avoidanceOf(index: CatalogueIndex): Avoidance {
  const known = avoidances.get(index);
  if (known !== undefined) return known;
  const emptyPlaces = () => index.products.map(() => undefined);
  const avoidance: Avoidance = {
    labels: labelsOf(index),
    names: [],
    facts: emptyPlaces(),
    namesOf: emptyPlaces(),
    numberOf: new Map(),
    listed: emptyPlaces(),
    listedWithNames: emptyPlaces(),
  };
  avoidances.set(index, avoidance);
  return avoidance;
}

/**
 * Of these products, those whose label names nothing of what is to be avoided, each with what its
 * label says (docs/rules.md#avoid-filter): of the ingredients only where one is to be avoided. The
 * unreadable ones among them say so.
 */
export function withoutAvoided(
  index: CatalogueIndex,
  places: readonly number[],
  filters: Filters,
): ListedProduct[] {
  const avoidance = avoidanceOf(index);
  const namesAvoided = ingredientCheck(avoidance, places, filters.avoidIngredients);
  // The same object in each list, so that a server serialises it once.
  const [entries, labelOf] =
    namesAvoided === null
      ? [avoidance.listed, labelWithoutNames]
      : [avoidance.listedWithNames, labelWithNames];
  const left: ListedProduct[] = [];
  for (const place of places) {
    const facts = factsOf(avoidance, place);
    const product = index.products[place];
    if (facts === undefined || product === undefined) continue;
    const verdict = avoidVerdict(facts, filters, namesAvoided?.(place) === true);
    if (verdict === 'contained' || verdict === 'traces') continue;
    const entry = entries[place] ?? { ...product, label: labelOf(facts) };
    entries[place] = entry;
    left.push(entry);
  }
  return left;
}

/** Whether a product names one of these ingredients; null where there is none to avoid. */
function ingredientCheck(
  avoidance: Avoidance,
  places: readonly number[],
  texts: readonly string[],
): ((place: number) => boolean) | null {
  if (texts.length === 0) return null;
  for (const place of places) nameNumbers(avoidance, place);
  const matchers = texts.map(ingredientMatcher);
  const isAvoided = avoidance.names.map((name) => matchers.some((matches) => matches(name)));
  if (!isAvoided.includes(true)) return () => false;
  return (place) => nameNumbers(avoidance, place).some((number) => isAvoided[number]);
}

function factsOf({ labels, facts }: Avoidance, place: number): LabelFacts | undefined {
  const own = facts[place] ?? labels.at(place)?.facts;
  if (own !== undefined) facts[place] = own;
  return own;
}

function nameNumbers(avoidance: Avoidance, place: number): readonly number[] {
  const { names, namesOf, numberOf } = avoidance;
  const known = namesOf[place];
  if (known !== undefined) return known;
  const numbers = (factsOf(avoidance, place)?.ingredients ?? []).map((name) => {
    const number = numberOf.get(name) ?? names.push(readName(name)) - 1;
    numberOf.set(name, number);
    return number;
  });
  namesOf[place] = numbers;
  return numbers;
}

const labelWithoutNames = ({ food, readable, contains, traces }: LabelFacts) => ({
  food,
  readable,
  contains,
  traces,
});

const labelWithNames = (facts: LabelFacts) => ({
  ...labelWithoutNames(facts),
  ingredients: facts.ingredients,
});
