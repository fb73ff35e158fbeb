import type { Allergen } from '@vetta/nutrition-parser';
import { queryWords } from '../../catalogue/foldText.ts';

/**
 * 'senza lattosio' in a search (docs/rules.md#search-claims). Plain text in, plain data out: the page
 * reads a query as the API does.
 */

/** One thing that a search wants left out. */
export type AvoidedWord = {
  /** 'lattosio', 'frutta a guscio', 'zuccheri aggiunti'; as it was typed, folded. */
  text: string;
  /** The allergen that it is, or is part of (Reg. EU 1169/2011, annex II), if it is one. */
  allergen?: Allergen;
};

export type SearchedClaims = {
  avoided: readonly AvoidedWord[];
  /** The words that are searched for as any others. */
  words: readonly string[];
};

export const allergenWords: Readonly<Record<string, Allergen>> = {
  glutine: 'gluten',
  frumento: 'gluten',
  grano: 'gluten',
  avena: 'gluten',
  crostacei: 'crustaceans',
  uova: 'eggs',
  uovo: 'eggs',
  pesce: 'fish',
  arachidi: 'peanuts',
  arachide: 'peanuts',
  soia: 'soybeans',
  latte: 'milk',
  lattosio: 'milk',
  latticini: 'milk',
  caseina: 'milk',
  'frutta a guscio': 'nuts',
  noci: 'nuts',
  nocciole: 'nuts',
  mandorle: 'nuts',
  sedano: 'celery',
  senape: 'mustard',
  sesamo: 'sesame',
  solfiti: 'sulphites',
  'anidride solforosa': 'sulphites',
  lupini: 'lupin',
  lupino: 'lupin',
  molluschi: 'molluscs',
};

const opening = /^senza$/;
const joint = /^(?:e|ed|o|ne)$/;
/** Second words without which the first means something else. */
const tails: Readonly<Record<string, readonly string[]>> = {
  frutta: ['a', 'guscio'],
  anidride: ['solforosa'],
};

/** 'whey senza glutine e lattosio' wants whey, and two things left out; null where nothing is. */
export function readAvoidance(query: string): SearchedClaims | null {
  const typed = queryWords(query);
  const avoided: AvoidedWord[] = [];
  const words: string[] = [];
  for (let at = 0; at < typed.length;) {
    const word = typed[at] ?? '';
    const isNext = opening.test(word) || (joint.test(word) && isAllergenAt(typed, at, avoided));
    const next = isNext ? phraseAt(typed, at + 1) : [];
    if (next.length > 0) avoided.push(avoidedWord(next.join(' ')));
    else words.push(word);
    at += 1 + next.length;
  }
  return avoided.length === 0 ? null : { avoided, words };
}

/** 'senza glutine e lattosio': the second is one as well; 'senza glutine e cacao' searches cacao. */
const isAllergenAt = (typed: readonly string[], at: number, avoided: readonly unknown[]) =>
  avoided.length > 0 && Object.hasOwn(allergenWords, phraseAt(typed, at + 1).join(' '));

/** The words of one thing: 'lattosio', 'frutta a guscio', 'zuccheri aggiunti'. */
export function phraseAt(words: readonly string[], at: number): readonly string[] {
  const first = words[at];
  if (first === undefined || joint.test(first) || opening.test(first)) return [];
  const rest = Object.hasOwn(tails, first) ? (tails[first] ?? []) : [];
  if (rest.length > 0 && rest.every((word, n) => words[at + 1 + n] === word)) {
    return [first, ...rest];
  }
  const second = words[at + 1] ?? '';
  return /^aggiunt[aeio]$/.test(second) ? [first, second] : [first];
}

function avoidedWord(text: string): AvoidedWord {
  return Object.hasOwn(allergenWords, text) ? { text, allergen: allergenWords[text] } : { text };
}

/** 'vegano', 'vegana', 'vegani', 'vegane', 'vegan': one word, and the beginning of no other. */
export const isVegan = (word: string): boolean => /^vegan[aeio]?$/.test(word);
