import type { Allergen } from '@vetta/nutrition-parser';
import { foldText, wordsOf } from './foldText.ts';

/**
 * 'senza lattosio' in a search and in a maker's words (docs/rules.md#search-claims). Plain text in,
 * plain data out: the page reads a query as the API does.
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

const allergenWords: Readonly<Record<string, Allergen>> = {
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
  const typed = wordsOf(query.replaceAll('-', ' '));
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

function phraseAt(words: readonly string[], at: number): readonly string[] {
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

/** What a maker says is not in it, un-weakened, as phrases; and 'vegan' where he says so. */
export type MakerClaims = { without: readonly string[]; isVegan: boolean };

const denial =
  /\b(?:senza|priv[aeio] (?:di|d')|esent[ei] da|zero|non conten(?:ente|gono)|non contiene)\s+/g;
const english: Readonly<Record<string, string>> = {
  lactose: 'lattosio',
  gluten: 'glutine',
  milk: 'latte',
  soy: 'soia',
  soya: 'soia',
  egg: 'uova',
  nut: 'frutta a guscio',
};
const englishClaim = /\b(lactose|gluten|milk|soya?|egg|nut)[ -]free\b/g;
const weakened =
  /\b(?:quasi|praticamente|pressoche|virtualmente|sostanzialmente|tendenzialmente|almost|virtually|nearly|not|non|mai|ne|ma)\s+(?:\p{L}+\s+)?$/u;
const negatedVegan =
  /\b(?:quasi|praticamente|non|mai|ne|almost|not|nessun[ao]?)\s+(?:\p{L}+['’]?\s*){0,3}$/u;
const mayClaim = /senza|priv|esent|zero|contie|conten|free|vegan/;

export function makerClaims(text: string): MakerClaims {
  const folded = foldText(text);
  if (!mayClaim.test(folded)) return { without: [], isVegan: false };
  const without: string[] = [];
  let vegan = false;
  // A weakening reaches no further than its sentence.
  for (const sentence of folded.split(/[.;:!?\n|]+/)) {
    for (const match of sentence.matchAll(denial)) {
      if (isWeakened(sentence, match.index)) continue;
      without.push(...listedIn(sentence.slice(match.index + match[0].length)));
    }
    for (const match of sentence.matchAll(englishClaim)) {
      const name = english[match[1] ?? ''];
      if (name !== undefined && !isWeakened(sentence, match.index)) without.push(name);
    }
    for (const { index } of sentence.matchAll(/(?<![\p{L}\p{N}])vegan[aeio]?(?![\p{L}\p{N}])/gu)) {
      vegan ||= !negatedVegan.test(before(sentence, index));
    }
  }
  return { without: [...new Set(without)], isVegan: vegan };
}

const before = (sentence: string, index: number) => sentence.slice(Math.max(0, index - 80), index);
const isWeakened = (sentence: string, index: number) => weakened.test(before(sentence, index));

/** 'soia, latte e glutine per dose' are three. */
function listedIn(text: string): readonly string[] {
  const phrases: string[] = [];
  for (const part of text.split(/\s*,\s*|\s+(?:e|ed|o|ne)\s+/)) {
    const words = wordsOf(part);
    const phrase = phraseAt(words, words[0] === 'senza' ? 1 : 0);
    if (phrase.length === 0) break;
    // Behind the first only what is known as an allergen goes on: 'senza glutine, croccante'.
    if (phrases.length > 0 && !Object.hasOwn(allergenWords, phrase.join(' '))) break;
    phrases.push(phrase.join(' '));
    // 'senza soia per chi …' ends the list.
    if (words.length > phrase.length + (words[0] === 'senza' ? 1 : 0)) break;
  }
  return phrases;
}
