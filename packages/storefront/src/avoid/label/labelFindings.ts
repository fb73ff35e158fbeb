import type { Allergen } from '@vetta/nutrition-parser';
import { foldText } from '../../catalogue/foldText.ts';
import {
  ingredientNames,
  ingredientsMatcher,
} from '../../catalogue/ingredients/ingredientMatch.ts';
import { type Clause, clausesOf, piecesOf } from '../../catalogue/labels/clauses.ts';
import type { DeclaredFacts, IngredientsContent, MarkedText } from '../../contract/label.ts';
import type { AvoidChoice } from './verdict.ts';

type Readable = Exclude<IngredientsContent, { kind: 'unavailable' }>;
type Place = { start: number; end: number };

/** What a label says of one thing, in its own words. */
export type Finding = {
  says: 'contained' | 'traces' | 'nothing';
  /** The items that name it, each once; none where only the facts know of it. */
  quotes: readonly string[];
  /** Not the list says so, but another text of the product. */
  isOutsideList?: true;
};

export type LabelFindings = {
  allergens: ReadonlyMap<Allergen, Finding>;
  ingredients: ReadonlyMap<string, Finding>;
  /** Whether the text gave at least one ingredient: else what it does not name says nothing. */
  isRead: boolean;
  /** Where the list names any of it, from first to last, none within another. */
  places: readonly Place[];
};

/**
 * What a label says of each thing to avoid (docs/rules.md#avoid-on-label). What it does not name is
 * not said to be absent, and what a list leaves out for is never said not to be named.
 */
export function labelFindings(
  content: IngredientsContent,
  choice: AvoidChoice,
  declared?: DeclaredFacts,
): LabelFindings {
  const list =
    content.kind === 'unavailable' ? { text: '', allergens: [], items: [] } : content.composition;
  const { text, allergens: named } = list;
  const clauses = clausesOf(text);
  const said = content.kind === 'unavailable' ? nothingSaid : saidOf(content, clauses);
  const items = list.items.map(([start, end, name, code]) => ({
    start,
    end,
    names: ingredientNames(name, code),
  }));
  const chosenItems = (query: string): readonly Place[] => {
    const matches = ingredientsMatcher([query]);
    const found = items.filter(({ names }) => matches(names));
    if (found.length > 0) return found;
    // What the list was not read into is still printed: nobody shall miss it.
    const printed = clauses.filter(({ words }) => matches(ingredientNames(words)));
    return printed.length > 0 ? printed : phrasesIn(text, query);
  };
  return {
    allergens: new Map(
      choice.avoid.map((key) => [key, withDeclared(findingOf(said, key), key, declared)]),
    ),
    ingredients: new Map(
      choice.avoidIngredients.map((query) => [
        query,
        contained(chosenItems(query).map(({ start, end }) => text.slice(start, end))),
      ]),
    ),
    isRead: items.length > 0 && declared?.readable !== false,
    places: apart([
      ...named.flatMap(([start, end, ...keys]) =>
        keys.some((key) => choice.avoid.includes(key)) ? { start, end } : [],
      ),
      ...choice.avoidIngredients.flatMap(chosenItems),
    ]),
  };
}

/** The words of a label that name each allergen. */
type Said = {
  items: ReadonlyMap<Allergen, string[]>;
  beside: ReadonlyMap<Allergen, string[]>;
  traces: ReadonlyMap<Allergen, string[]>;
};

const nothingSaid: Said = { items: new Map(), beside: new Map(), traces: new Map() };

function saidOf({ composition, contains, ...rest }: Readable, clauses: readonly Clause[]): Said {
  return {
    items: wordsByAllergen(clauses, composition),
    beside: namesByAllergen(contains),
    traces:
      rest.kind === 'fixed'
        ? namesByAllergen(rest.traces)
        : wordsByAllergen(piecesOf(rest.traces?.text ?? '', sentence), rest.traces),
  };
}

const sentence = /.+?(?:\.(?=\s)|$)/gs;

/** The pieces of a text by the allergens that are named in them; both are in order. */
function wordsByAllergen(
  pieces: readonly Clause[],
  { allergens }: Pick<MarkedText, 'allergens'> = { allergens: [] },
): Map<Allergen, string[]> {
  const found = new Map<Allergen, string[]>();
  let at = 0;
  for (const [start, , ...keys] of allergens) {
    while (at < pieces.length && (pieces[at]?.end ?? 0) <= start) at += 1;
    const words = pieces[at]?.words ?? '';
    for (const key of keys) addTo(found, key, words);
  }
  return found;
}

/** 'Contiene: latte': names that stand alone. */
function namesByAllergen(names: readonly MarkedText[]): Map<Allergen, string[]> {
  const found = new Map<Allergen, string[]>();
  for (const { text, allergens } of names) {
    for (const key of new Set(allergens.flatMap(([, , ...keys]) => keys))) addTo(found, key, text);
  }
  return found;
}

function addTo(found: Map<Allergen, string[]>, key: Allergen, words: string): void {
  const known = found.get(key);
  if (known === undefined) found.set(key, [words]);
  else known.push(words);
}

/** What the list says, else what stands beside it, else what it warns of. */
function findingOf({ items, beside, traces }: Said, key: Allergen): Finding {
  const words = items.get(key) ?? beside.get(key);
  if (words !== undefined) return contained(words);
  const warnings = traces.get(key) ?? [];
  return { says: warnings.length > 0 ? 'traces' : 'nothing', quotes: once(warnings) };
}

/** The words of a query one after the other, whatever marks stand between them. */
function phrasesIn(text: string, query: string): Place[] {
  const words = query.match(/[\p{L}\d]+/gu) ?? [];
  if (words.length === 0) return [];
  const phrase = new RegExp(`(?<![\\p{L}\\d])${words.join('[^\\p{L}\\d]+')}`, 'giu');
  return [...text.matchAll(phrase)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** They are a quotation, and no list. */
const maxQuotes = 2;

/** The stronger of what the list says and what is declared beside it. */
function withDeclared(own: Finding, key: Allergen, declared: DeclaredFacts | undefined): Finding {
  const isContained = declared?.contains.includes(key) === true;
  const isTrace = declared?.traces.includes(key) === true;
  if (own.says === 'contained' || (!isContained && (!isTrace || own.says === 'traces'))) return own;
  const declaring = isContained ? 'contains' : 'traces';
  const quotes = declared?.quotes.flatMap(({ allergen, says, quote }) =>
    allergen === key && says === declaring && quote !== '' ? [quote] : [],
  );
  return {
    says: isContained ? 'contained' : 'traces',
    quotes: once(quotes ?? []).slice(0, maxQuotes),
    isOutsideList: true,
  };
}

const contained = (quotes: readonly string[]): Finding => ({
  says: quotes.length > 0 ? 'contained' : 'nothing',
  quotes: once(quotes),
});

/** 'Siero' and 'siero' are one quote. */
const once = (quotes: readonly string[]) =>
  [...new Map(quotes.toReversed().map((quote) => [foldText(quote), quote])).values()].toReversed();

/** In order; of two that overlap the one that begins first. */
function apart(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    if (start >= (kept.at(-1)?.end ?? 0)) kept.push({ start, end });
  }
  return kept;
}
