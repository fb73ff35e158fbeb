import {
  type Allergen,
  allergens,
  type Ingredient,
  parseIngredients,
} from '@vetta/nutrition-parser';
import type { Declaration, IngredientsContent } from '../../contract/label.ts';
import { allergenPlaces } from '../../catalogue/labels/markAllergens.ts';
import type { AvoidChoice } from './verdict.ts';
import { foldText } from '../../catalogue/foldText.ts';
import {
  ingredientNames,
  ingredientsMatcher,
} from '../../catalogue/ingredients/ingredientMatch.ts';

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

/** What is declared of a product outside its list. */
export type OutsideList = {
  /** What lists are filtered by: all that the product declares, in whichever field. */
  declared?: {
    contains: readonly Allergen[];
    traces: readonly Allergen[];
    /** The words that declare them, where the API gives them. */
    quotes?: readonly Declaration[];
  };
  /** Its other texts, to quote from. */
  texts: readonly string[];
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
  outsideList: OutsideList = { texts: [] },
): LabelFindings {
  const text = content.kind === 'unavailable' ? '' : content.composition.text;
  const named = allergenPlaces(text);
  const items = ingredientsIn(text);
  const chosenItems = (query: string) => {
    const matches = ingredientsMatcher([query]);
    const found = items.filter(({ names }) => matches(names));
    // What the list was not read into is still printed: nobody shall miss it.
    return found.length > 0 ? found : clausesIn(text).filter(({ names }) => matches(names));
  };
  return {
    allergens: new Map(
      choice.avoid.map((key) => {
        const own = content.kind === 'unavailable' ? contained([]) : findingOf(content, key);
        return [key, withDeclared(own, key, outsideList)] as const;
      }),
    ),
    ingredients: new Map(
      choice.avoidIngredients.map((query) => [
        query,
        contained(chosenItems(query).map(({ start, end }) => text.slice(start, end))),
      ]),
    ),
    isRead: items.length > 0,
    places: apart([
      ...named.filter(({ allergen }) => choice.avoid.includes(allergen)),
      ...choice.avoidIngredients.flatMap(chosenItems),
    ]),
  };
}

function findingOf(content: Readable, key: Allergen): Finding {
  const clauses = (text: string) =>
    allergenPlaces(text).flatMap(({ allergen, clause }) => (allergen === key ? [clause] : []));
  const quotes = clauses(content.composition.text);
  if (quotes.length > 0) return contained(quotes);
  // Named beside the list: 'Contiene: latte'.
  const outsideList = content.contains.filter(
    (name) => name === allergens[key]?.name || clauses(name).length > 0,
  );
  if (outsideList.length > 0) return contained(outsideList);
  const traces = content.kind === 'fixed' ? content.traces : sentences(content.traces?.text ?? '');
  const warnings = traces.filter((sentence) => clauses(sentence).length > 0);
  return { says: warnings.length > 0 ? 'traces' : 'nothing', quotes: once(warnings) };
}

/** They are a quotation, and no list. */
const maxQuotes = 2;

/** The stronger of what the list says and what is declared beside it. */
function withDeclared(own: Finding, key: Allergen, { declared, texts }: OutsideList): Finding {
  const isContained = declared?.contains.includes(key) === true;
  const isTrace = declared?.traces.includes(key) === true;
  if (own.says === 'contained' || (!isContained && (!isTrace || own.says === 'traces'))) return own;
  const says = isContained ? 'contained' : 'traces';
  const declaring = isContained ? 'contains' : 'traces';
  const given = declared?.quotes?.flatMap(({ allergen, says: saying, quote }) =>
    allergen === key && saying === declaring && quote !== '' ? [quote] : [],
  );
  const quotes = once(given ?? []).slice(0, maxQuotes);
  return {
    says,
    quotes: quotes.length > 0 ? quotes : once(sentencesNaming(texts, key, says)),
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
const sentences = (text: string) => text.split(/(?<=\.)\s+/).map((sentence) => sentence.trim());

/** Every ingredient of a list that has a place in it, those in brackets and of each flavour as well. */
function ingredientsIn(text: string): (Place & { names: readonly string[] })[] {
  const { ingredients, variants } = parseIngredients(text).value;
  const flat = ({
    name,
    code,
    span,
    children = [],
  }: Ingredient): ReturnType<typeof ingredientsIn> => [
    ...(span === undefined
      ? []
      : [{ start: span.start, end: span.end, names: ingredientNames(name, code) }]),
    ...children.flatMap(flat),
  ];
  return [...ingredients, ...variants.flatMap((variant) => variant.ingredients)].flatMap(flat);
}

function clausesIn(text: string): ReturnType<typeof ingredientsIn> {
  return [...text.matchAll(/[^,;:.()[\]\n]+/g)].map(({ 0: clause, index }) => {
    const start = index + clause.length - clause.trimStart().length;
    return { start, end: start + clause.trim().length, names: ingredientNames(clause.trim()) };
  });
}

/** In order; of two that overlap the one that begins first. */
function apart(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    if (start >= (kept.at(-1)?.end ?? 0)) kept.push({ start, end });
  }
  return kept;
}

const markup = /<[^<>]{0,200}>|[*_#]{1,3}/g;
const sentenceEnd = /(?<=[.!?])\s+|\n+/;
const maxCharacters = 120;
const cues = {
  contained: /contien|conteng|contain|allergen/i,
  traces: /tracc|trace|può|puo|may|stabiliment/i,
} as const;

/**
 * The sentences of some texts that name an allergen, those first that declare what is in it; of a long
 * one the item alone. At most two: they are a quotation, and no list.
 */
function sentencesNaming(
  texts: readonly string[],
  allergen: Allergen,
  as: keyof typeof cues,
): readonly string[] {
  const found = texts
    .flatMap((text) => text.replaceAll(markup, ' ').split(sentenceEnd))
    .flatMap((part) => {
      const sentence = part.replaceAll(/\s+/g, ' ').trim();
      const place = allergenPlaces(sentence).find((own) => own.allergen === allergen);
      if (place === undefined) return [];
      const quote = sentence.length <= maxCharacters ? sentence : place.clause;
      return [{ quote, isDeclared: cues[as].test(sentence) }];
    });
  const declared = found.filter(({ isDeclared }) => isDeclared);
  return (declared.length > 0 ? declared : found).slice(0, 2).map(({ quote }) => quote);
}
