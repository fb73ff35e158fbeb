import type { Allergen } from '@vetta/nutrition-parser';
import { foldText } from '../../catalogue/foldText.ts';
import {
  ingredientNames,
  ingredientsMatcher,
} from '../../catalogue/ingredients/ingredientMatch.ts';
import { clausesOf } from '../../catalogue/labels/clauses.ts';
import { allergenNames } from '../../content/allergenNames.ts';
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
  const items = list.items.map(([start, end, name, code]) => ({
    start,
    end,
    names: ingredientNames(name, code),
  }));
  const chosenItems = (query: string): readonly Place[] => {
    const matches = ingredientsMatcher([query]);
    const found = items.filter(({ names }) => matches(names));
    // What the list was not read into is still printed: nobody shall miss it.
    return found.length > 0
      ? found
      : clausesOf(text).filter(({ words }) => matches(ingredientNames(words)));
  };
  return {
    allergens: new Map(
      choice.avoid.map((key) => {
        const own = content.kind === 'unavailable' ? contained([]) : findingOf(content, key);
        return [key, withDeclared(own, key, declared)] as const;
      }),
    ),
    ingredients: new Map(
      choice.avoidIngredients.map((query) => [
        query,
        contained(chosenItems(query).map(({ start, end }) => text.slice(start, end))),
      ]),
    ),
    isRead: declared?.readable ?? items.length > 0,
    places: apart([
      ...named.flatMap(([start, end, key]) => (choice.avoid.includes(key) ? { start, end } : [])),
      ...choice.avoidIngredients.flatMap(chosenItems),
    ]),
  };
}

function findingOf(content: Readable, key: Allergen): Finding {
  const quotes = clausesNaming(content.composition, key);
  if (quotes.length > 0) return contained(quotes);
  const name = allergenNames[key];
  // Named beside the list: 'Contiene: latte'.
  if (content.contains.includes(name)) return contained([name]);
  const warnings =
    content.kind === 'fixed'
      ? content.traces.filter((trace) => trace === name)
      : sentencesNaming(content.traces, key);
  return { says: warnings.length > 0 ? 'traces' : 'nothing', quotes: once(warnings) };
}

/** The items of a list that name an allergen. */
const clausesNaming = ({ text, allergens }: MarkedText, key: Allergen) =>
  clausesOf(text).flatMap(({ start, end, words }) =>
    allergens.some(([at, , named]) => named === key && at >= start && at < end) ? [words] : [],
  );

/** The warnings that name an allergen, whole. */
function sentencesNaming(traces: MarkedText | undefined, key: Allergen): string[] {
  const { text, allergens } = traces ?? { text: '', allergens: [] };
  return [...text.matchAll(sentence)].flatMap(({ 0: words, index }) =>
    allergens.some(([at, , named]) => named === key && at >= index && at < index + words.length)
      ? [words.trim()]
      : [],
  );
}

const sentence = /.+?(?:\.(?=\s)|$)/gs;

/** They are a quotation, and no list. */
const maxQuotes = 2;

/** The stronger of what the list says and what is declared beside it. */
function withDeclared(own: Finding, key: Allergen, declared: DeclaredFacts | undefined): Finding {
  const isContained = declared?.contains.includes(key) === true;
  const isTrace = declared?.traces.includes(key) === true;
  if (own.says === 'contained' || (!isContained && (!isTrace || own.says === 'traces'))) return own;
  const declaring = isContained ? 'contains' : 'traces';
  const quotes = declared?.quotes?.flatMap(({ allergen, says, quote }) =>
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
