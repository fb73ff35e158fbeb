import {
  additiveMeant,
  additiveName,
  codeOfIngredient,
  ingredientMatcher,
  isAdditiveClass,
  readName,
  type ReadName,
} from '../../catalogue/ingredients/ingredientMatch.ts';
import { foldText } from '../../catalogue/foldText.ts';
import { type LabelSummaries, labelKeyOf } from './verdict.ts';

/** An ingredient that labels of a list name. */
export type NamedIngredient = {
  name: string;
  /** 'E955', where the ingredient is an additive. */
  code?: string;
  /** In how many products of the list. */
  count: number;
};

export type IngredientIndex = {
  /** Those that a text means, the most named first. */
  find: (text: string, limit: number) => readonly NamedIngredient[];
  /** How many products name something that a text means. */
  countOf: (text: string) => number;
  /** Additives under one name, whichever the labels print. */
  frequent: (limit: number) => readonly NamedIngredient[];
  /** Whether two texts name one thing: 'E955' and 'sucralosio'. */
  isSame: (a: string, b: string) => boolean;
};

type Entry = { name: string; code?: string; read: ReadName; places: number[] };
type Listed = readonly { slug?: string; id: string }[];

/** The ingredients of a list of products, each once, with where they stand. */
export function ingredientIndex(products: Listed, labels: LabelSummaries): IngredientIndex {
  const entries = [...collectEntries(products, labels).values()].toSorted(byCount);
  const shown = entries.filter(
    ({ read, name }) => read.code === undefined && !isAdditiveClass(name),
  );
  // A panel asks for the same ones each time that it is drawn.
  const counts = new Map<string, number>();
  let byCode: readonly Entry[] | undefined;
  return {
    find: (text, limit) => meant(text, shown).slice(0, limit).map(toIngredient),
    countOf: (text) => {
      const count = counts.get(text) ?? placesOf(meant(text, entries)).size;
      counts.set(text, count);
      return count;
    },
    frequent: (limit) => {
      byCode ??= onceByCode(shown);
      return byCode.slice(0, limit).map(toIngredient);
    },
    isSame: (a, b) => keyOf(a) === keyOf(b),
  };
}

function meant(text: string, entries: readonly Entry[]): Entry[] {
  const matches = ingredientMatcher(text);
  const code = additiveMeant(text);
  return entries.filter(
    (entry) => matches(entry.read) || (code !== undefined && entry.code === code),
  );
}

function collectEntries(products: Listed, labels: LabelSummaries): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [place, product] of products.entries()) {
    for (const name of labels.get(labelKeyOf(product))?.ingredients ?? []) {
      const entry = entries.get(foldText(name)) ?? newEntry(name);
      if (entry.places.at(-1) !== place) entry.places.push(place);
      entries.set(foldText(name), entry);
    }
  }
  return entries;
}

const newEntry = (name: string): Entry => ({
  name,
  code: codeOfIngredient(name),
  read: readName(name),
  places: [],
});

const keyOf = (text: string) => additiveMeant(text) ?? foldText(text);

/** 'lecitina di soia' and 'lecitine di girasole' are one additive, under the name of all of them. */
function onceByCode(entries: readonly Entry[]): Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.code ?? entry.name;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()]
    .flatMap(([first, ...others]): Entry[] => {
      if (first === undefined) return [];
      const all = [first, ...others];
      const name = additiveName(first.code ?? '') ?? first.name;
      return [{ ...first, name, places: [...placesOf(all)] }];
    })
    .toSorted(byCount);
}

const placesOf = (entries: readonly Entry[]) => new Set(entries.flatMap(({ places }) => places));

const byCount = (a: Entry, b: Entry) => b.places.length - a.places.length;

const toIngredient = ({ name, code, places }: Entry): NamedIngredient => ({
  name,
  code,
  count: places.length,
});
