import MiniSearch from 'minisearch';
import { asOneWord, queryWords, wordsOf } from '../catalogue/foldText.ts';
import { makerClaims } from '../avoid/claims/makerClaims.ts';
import { isVegan, readAvoidance } from '../avoid/claims/searchClaims.ts';
import {
  buildPostings,
  type DocumentSet,
  documentsWithAll,
  type Postings,
  wordsStartingWith,
} from './postings.ts';

export type SearchIndex = {
  postings: Postings;
  /** Built with the first search that finds nothing: most visitors spell well. */
  similarWords: (word: string) => number[];
};

/** No word of a text or of a query holds it. */
const claimMark = '!';
const veganClaim = `${claimMark}vegan`;

/** 'lattosio' as '!lattosio'; 'zuccheri aggiunti' apart from 'zuccheri', which says more. */
function claimWord(phrase: string): string {
  const added = /^(\S+) aggiunt[aeio]$/.exec(phrase)?.[1];
  return added === undefined ? `${claimMark}${phrase}` : `${claimMark}+${added}`;
}

/**
 * The words of the searchable texts of each document, and what its maker claims
 * (docs/rules.md#search-claims) in those or in more texts.
 */
export function postingsOf(
  texts: readonly (readonly string[])[],
  makerTexts: readonly Iterable<string>[] = texts,
): Postings {
  return buildPostings(
    texts.map((parts, place) => [
      ...parts.flatMap(wordsOf),
      ...Array.from(makerTexts[place] ?? [], claimWordsOf).flat(),
    ]),
  );
}

function claimWordsOf(text: string): readonly string[] {
  const { without, isVegan: claimsVegan } = makerClaims(text);
  return [...without.map(claimWord), ...(claimsVegan ? [veganClaim] : [])];
}

export function searchIndexOf(postings: Postings): SearchIndex {
  let finder: ((word: string) => number[]) | undefined;
  return {
    postings,
    similarWords: (word) => {
      finder ??= createFuzzyFinder(postings.words);
      return [...finder(word), ...swaps(word).flatMap((swap) => wordsStartingWith(postings, swap))];
    },
  };
}

// More than anybody types; of a longer query only the beginning is searched (docs/rules.md#search-text).
const queryLimit = 200;
const wordLimit = 12;

/**
 * The documents that a text finds (docs/rules.md#search-matching): every word must match the start
 * of a word. When nothing in the whole catalogue matches so, words may be misspelt. null: nothing
 * found.
 *
 * The result does not depend on the other filters, so a misspelling is not "found" merely because
 * a brand has no such product.
 */
export function searchDocuments(index: SearchIndex, query: string): DocumentSet | null {
  const terms = termsOf(index, query.slice(0, queryLimit)).slice(0, wordLimit);
  const exact = terms.map((term) => term.places);
  const similar = () => terms.map((term) => term.similar());
  return (
    documentsWithAll(index.postings, exact) ??
    // Figures that stand apart, and a space left out between a word and its figure: no letter is misspelt.
    documentsWithAll(
      index.postings,
      terms.flatMap((term) => term.apart()),
    ) ??
    // A word that is found as typed is kept; only the others may be misspelt …
    documentsWithAll(index.postings, mergeWhereEmpty(exact, similar())) ??
    // … unless that finds nothing either.
    documentsWithAll(index.postings, mergeAll(exact, similar()))
  );
}

/** One word of a query, or one thing that it wants left out. */
type Term = {
  places: readonly number[];
  /** Taken apart into several words. */
  apart: () => Places;
  similar: () => readonly number[];
};

function termsOf(index: SearchIndex, query: string): readonly Term[] {
  const { avoided, words } = readAvoidance(query) ?? { avoided: [], words: queryWords(query) };
  return [
    ...avoided.map(({ text }) => claimTerm(index, text)),
    ...[...new Set(words)].map((word) =>
      isVegan(word) ? veganTerm(index) : wordTerm(index, word),
    ),
  ];
}

function wordTerm(index: SearchIndex, word: string): Term {
  const placesOf = (text: string) => wordsStartingWith(index.postings, text);
  return {
    places: placesOf(asOneWord(word)),
    apart: () => word.split(' ').flatMap(apart).map(placesOf),
    similar: () => index.similarWords(word),
  };
}

function claimTerm(index: SearchIndex, text: string): Term {
  const { postings } = index;
  const places = wordsStartingWith(postings, claimWord(text));
  return {
    places,
    apart: () => [places],
    similar: () =>
      index
        .similarWords(text)
        .flatMap((place) => wordsStartingWith(postings, claimWord(postings.words[place] ?? ''))),
  };
}

/** The beginnings of claims that a search for it finds: its own, else those that it may be misspelt for. */
export function claimedPhrases(index: SearchIndex, text: string): readonly string[] {
  const phrase = text.replace(/ aggiunt[aeio]$/, ' aggiunt');
  if (wordsStartingWith(index.postings, claimWord(text)).length > 0) return [phrase];
  return index.similarWords(text).flatMap((place) => index.postings.words[place] ?? []);
}

/** Never the beginning of a longer word, and never a misspelt other. */
function veganTerm({ postings }: SearchIndex): Term {
  const places = wordsStartingWith(postings, veganClaim);
  return { places, apart: () => [places], similar: () => [] };
}

type Places = readonly (readonly number[])[];

const mergeWhereEmpty = (exact: Places, similar: Places): Places =>
  exact.map((places, word) => (places.length > 0 ? places : (similar[word] ?? [])));

const mergeAll = (exact: Places, similar: Places): Places =>
  exact.map((places, word) => [...new Set([...places, ...(similar[word] ?? [])])]);

/** 'omega3' as 'omega' and '3', '700ml' as '700' and 'ml'. A code of one letter ('b12', 'k2') stays whole. */
function apart(word: string): string[] {
  const runs = word.match(/\p{L}+|\p{N}+/gu) ?? [];
  return runs.some((run) => /^\p{L}$/u.test(run)) ? [word] : runs;
}

/** Finds the places of words within one or two typing errors. */
function createFuzzyFinder(words: readonly string[]): (word: string) => number[] {
  const search = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  search.addAll(words.flatMap((word, id) => (/^\p{L}{3,}$/u.test(word) ? [{ id, word }] : [])));
  return (word) => {
    if (!allowsTypos(word)) return [];
    const results = search.search(word, { fuzzy: word.length < 6 ? 1 : 2, prefix: false });
    return results.map(({ id }) => Number(id));
  };
}

/** The word with two neighbouring letters swapped, the commonest slip: 'wehy' for 'whey'. */
function swaps(word: string): string[] {
  if (!allowsTypos(word)) return [];
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
}

/** Short words and numbers are never misspelt into others. */
function allowsTypos(word: string): boolean {
  return word.length >= 4 && /^\p{L}+$/u.test(word);
}
