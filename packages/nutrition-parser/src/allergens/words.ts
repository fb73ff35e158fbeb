import { NearNames } from '../lexicon/nearNames.ts';
import {
  allergenAdditives,
  adjacentPairs,
  allergenPairs,
  allergenWords,
  classesOfAdditives,
  signsOfAdditives,
} from '../lexicon/allergenWords.ts';
import { allergenGroups, type Allergen } from '../lexicon/allergens.ts';
import { englishAllergens } from '../lexicon/englishNames.ts';
import { diminished, formsOfAdjective, formsOfNoun, spellingsOf } from '../lexicon/inflection.ts';
import { longNames, misread, nearOthers, runTogether } from '../lexicon/misspelled.ts';
import { asWhole, wordSet } from '../lexicon/phrases.ts';
import { commonIngredients } from '../lexicon/rawMaterials.ts';
import { abbreviations } from '../lexicon/units.ts';
import { remembered } from '../text/Remembered.ts';
import { isDigit, listed, pastDigits } from '../text/chars.ts';
import { fold, isWordCode, pastWord } from '../text/fold.ts';
import { trimmedEnd } from '../text/trim.ts';

const namesRunTogether = wordSet(runTogether);

/** Shorter words are parts of too many others. */
const minPartLength = 4;

const foods = commonIngredients
  .split('|')
  .filter((name) => name.length >= minPartLength && !name.includes(' '));
const startOf = (word: string, at: number): string => word.slice(at, at + minPartLength);

/** The names by their first letters. */
const namesByStart = new Map<string, string[]>();
for (const name of new Set([...namesRunTogether, ...foods])) {
  const start = startOf(name, 0);
  namesByStart.set(start, [...(namesByStart.get(start) ?? []), name]);
}

/** The two shortest names together, and as many as labels print without a space. */
const shortest = 8;
const maxLength = 40;

/** Where the next name may begin behind one: at once, behind 'e' or behind a number. */
const behindName = (word: string, end: number): number =>
  word.charAt(end) === 'e' ? end + 1 : isDigit(word.charCodeAt(end)) ? pastDigits(word, end) : -1;

/** The names that a word is made of from a place on, with 'e', a number or nothing between them; null for others. */
function namesFrom(word: string, at: number): string[] | null {
  if (at === word.length) return [];
  for (const name of namesByStart.get(startOf(word, at)) ?? []) {
    if (!word.startsWith(name, at)) continue;
    const end = at + name.length;
    const next = behindName(word, end);
    const rest = namesFrom(word, end) ?? (next < 0 ? null : namesFrom(word, next));
    if (rest) return [name, ...rest];
  }
  return null;
}

/** 'lattesoia', 'lattecacao': names that ran together to one word, an allergen among them; else null. */
function gluedNames(word: string): readonly string[] | null {
  const isOther = word.length < shortest || word.length > maxLength;
  const found = isOther ? null : namesFrom(word, 0);
  return found && found.length > 1 && found.some((name) => namesRunTogether.has(name))
    ? found
    : null;
}

const nearOtherWords = wordSet(nearOthers);

const minMisspelledLength = 6;
const maxMisspelledLength = 14;

const longWords = new NearNames(wordSet(longNames));

/** The name that a folded word is with one wrong letter, or undefined. */
function misspelledName(word: string): string | undefined {
  if (Object.hasOwn(misread, word)) return misread[word];
  if (
    word.length < minMisspelledLength ||
    word.length > maxMisspelledLength ||
    nearOtherWords.has(word)
  )
    return undefined;
  return longWords.find(word);
}

const joinedNames = runTogether.replaceAll(' ', '|');
/** 'dellatte', 'latteinpolvere', 'lattescremato', 'soialecitina' */
const lastOfMany = new RegExp(`(?:di|del|dell|della|delle|dei|degli|da)(${joinedNames})$`);
const firstOfMany = new RegExp(`^(${joinedNames})(?:(?:in|di|del|dell|da)[a-z]{4}|screma|lecitin)`);

/** The name of an allergen in a word that hands broke, or undefined. */
const brokenName = (word: string): string | undefined =>
  misspelledName(word) ?? (lastOfMany.exec(word) ?? firstOfMany.exec(word))?.[1];

const wordsIn = (list = ''): string[] => listed(list);

/** The words of each allergen, in all their forms. */
const formsByGroup = allergenGroups.map(([key, name]) => {
  const { nouns, diminishing, adjectives, others } = allergenWords[key];
  const words = [
    ...wordsIn(others).flatMap(spellingsOf),
    ...[...wordsIn(nouns), ...wordsIn(diminishing)].flatMap(formsOfNoun),
    ...wordsIn(adjectives).flatMap(formsOfAdjective),
  ];
  return [key, name, words] as const;
});

/**
 * The allergens with their Italian name and the words that lists use.
 * Source: Regulation (EU) No 1169/2011, Annex II.
 */
export const allergens: Readonly<Record<string, { name: string; words: readonly string[] }>> =
  Object.fromEntries(formsByGroup.map(([key, name, words]) => [key, { name, words }]));

/** The names of the allergens in Italian and English, as the Annex has them. */
export const allergenNames: Readonly<Record<string, { it: string; en: string }>> =
  Object.fromEntries(allergenGroups.map(([key, it, en]) => [key, { it, en }]));

const groupByWord = new Map<string, Allergen>(
  formsByGroup.flatMap(([key, , words]) => words.map((word): [string, Allergen] => [word, key])),
);

/** Names that are ordinary words or places besides. */
const commonNames = new Map<string, Allergen>(
  allergenGroups.flatMap(([key]) =>
    wordsIn(allergenWords[key].common)
      .flatMap(formsOfNoun)
      .map((word): [string, Allergen] => [word, key]),
  ),
);

const diminishing = new Map<string, Allergen>(
  allergenGroups.flatMap(([key]) =>
    wordsIn(allergenWords[key].diminishing).map((word): [string, Allergen] => [word, key]),
  ),
);

/** Beginnings of words whose rest is left open: 'wheat' of 'wheatgerm'. */
const beginnings: [beginning: string, allergen: Allergen][] = [];
for (const [allergen, words] of englishAllergens) {
  for (const word of words.split(' ')) {
    if (word.endsWith('~')) beginnings.push([word.slice(0, -1), allergen]);
    else groupByWord.set(word, allergen);
  }
}
// Where a grade follows it.
groupByWord.set('farina', 'gluten');

/** `reach`: how many words on the second may stand. */
type Pair = { allergen: Allergen; seconds: ReadonlySet<string>; reach: number };

/** Words between the two of a pair: 'collagene idrolizzato di origine marina'. */
const pairReach = 4;

const pairsByFirst = new Map<string, Pair[]>();
const withReach = [
  ...allergenPairs.map((pair) => [...pair, pairReach] as const),
  ...adjacentPairs.map((pair) => [...pair, 1] as const),
];
for (const [allergen, firsts, seconds, reach] of withReach) {
  const pair = { allergen, seconds: new Set(seconds.split('|')), reach };
  for (const first of firsts.split('|'))
    pairsByFirst.set(first, [...(pairsByFirst.get(first) ?? []), pair]);
}

/** Letters of the longest word that is looked at: 'Vollkornweizenmehl', 'proteinedelsierodellatte'. */
export const maxWordLength = 40;

/** What words end in that leave the thing out: 'sojafrei'. */
const absences = ['frei', 'free'];

const allergenOfBeginning = (word: string): Allergen | undefined =>
  absences.some((rest) => word.endsWith(rest))
    ? undefined
    : beginnings.find(([beginning]) => word.startsWith(beginning))?.[1];

/** Letters of a name to which a number may be glued: 'latte50', '2uova', but not 'wpc80', 'e220'. */
const minNumberedLength = 4;

const units = `kg ml ${abbreviations.mass}`.split(' ').toSorted((a, b) => b.length - a.length);

/** 'latte50g': where the unit begins that is behind a number; the end of any other word. */
function unitStart(word: string): number {
  const unit = units.find((each) => word.endsWith(each));
  const start = word.length - (unit?.length ?? 0);
  return isDigit(word.charCodeAt(start - 1)) ? start : word.length;
}

/** 'latte50', 'latte50g', '2uova': a word without the numbers that are glued to it. */
function withoutDigits(word: string): string {
  let end = unitStart(word);
  while (end > minNumberedLength && isDigit(word.charCodeAt(end - 1))) end--;
  if (isDigit(word.charCodeAt(end - 1))) return word;
  const name = word.slice(pastDigits(word, 0), end);
  return groupByWord.has(name) ? name : word.slice(0, end);
}

/** The allergen of a word that is in no list as it is printed. */
function allergenOfOther(word: string): Allergen | null {
  const name = withoutDigits(word);
  const allergen = groupByWord.get(name) ?? allergenOfBeginning(name);
  if (allergen) return allergen;
  const broken = brokenName(word);
  const names = broken === undefined ? (gluedNames(word) ?? []) : [broken];
  const found = groupByWord.get(names.find((part) => groupByWord.has(part)) ?? '');
  if (found) return found;
  // 'totanetti'
  const noun = diminished(name).find((each) => diminishing.has(each));
  return (noun === undefined ? undefined : diminishing.get(noun)) ?? null;
}

const knownOther = remembered(allergenOfOther);
const minOtherLength = 4;

/** 'WPC80', 'MPC85': abbreviations of milk proteins with their share. */
const isProteinWithShare = (word: string): boolean =>
  word.length === 5 &&
  pastDigits(word, 3) === 5 &&
  (word.startsWith('wp') || word.startsWith('mp'));

/** The allergen that a folded word names, or undefined. */
export const allergenOf = (word: string): Allergen | undefined =>
  groupByWord.get(word) ??
  (isProteinWithShare(word) ? groupByWord.get(word.slice(0, 3)) : otherAllergen(word));

const otherAllergen = (word: string): Allergen | undefined =>
  word.length < minOtherLength ? undefined : (knownOther(word) ?? undefined);

/** The allergen of a folded word that names it only where it is a food: 'toma', 'razza'. */
export const commonNameOf = (word: string): Allergen | undefined => commonNames.get(word);

/** The allergens that a folded word may name together with another behind it. */
export const pairsOf = (word: string): readonly Pair[] | undefined => pairsByFirst.get(word);

const additives = allergenAdditives.map(
  ([allergen, numbers]) => [allergen, asWhole(`(${numbers})[(a|b|c|d|i|ii|iii|iv)]`)] as const,
);
const signOfAdditive = wordSet(signsOfAdditives);
const classOfAdditive = wordSet(classesOfAdditives);

/** The allergen of the bare number of an additive: '220', '223i'. */
export const allergenOfNumber = (number: string): Allergen | undefined =>
  isDigit(number.charCodeAt(0)) ? allergenOfDigits(number) : undefined;

const allergenOfDigits = (number: string): Allergen | undefined =>
  additives.find(([, isNumber]) => isNumber.test(number))?.[0];

/** The allergen of the number of an additive in one word or two: 'e220', 'INS 220', 'preservative 220'. */
export function allergenOfAdditive(word: string, next = ''): Allergen | undefined {
  if (signOfAdditive.has(word) || classOfAdditive.has(word)) return allergenOfNumber(next);
  const sign = [...signOfAdditive].find((each) => word.startsWith(each));
  return sign === undefined ? undefined : allergenOfNumber(word.slice(sign.length));
}

/** Whether a folded word is one to look at closely: 'latte', 'collagene', 'e220'. */
export const mayNameAllergen = (word: string): boolean =>
  allergenOf(word) !== undefined ||
  commonNames.has(word) ||
  pairsByFirst.has(word) ||
  allergenOfAdditive(word) !== undefined;

/**
 * A folded word; `near` if nothing but a space or apostrophe parts it from the one before it,
 * `hyphened` if a hyphen alone does.
 */
export type Word = { text: string; start: number; end: number; near: boolean; hyphened: boolean };

const conjunction = asWhole('e|ed|and');
const preposition = asWhole('di|d|del|dello|della|dei|degli|delle|de|da|al|alla|in');

/** Whether a folded word joins two things. */
export const isConjunction = (word: string): boolean => conjunction.test(word);

/** Whether a folded word says of what, or of which form, the one before it is. */
export const isPreposition = (word: string): boolean => preposition.test(word);

/** 'lattesoia' is two words, neither of which goes on with the other. */
function partsOf(printed: Word): Word[] {
  const name = withoutDigits(printed.text);
  const from = printed.start + printed.text.indexOf(name);
  const end = printed.end - (printed.text.length - name.length) + (from - printed.start);
  const word = name === printed.text ? printed : { ...printed, text: name, start: from, end };
  const names = gluedNames(word.text.slice(pastDigits(word.text, 0)));
  if (!names) return [word];
  let at = 0;
  return names.map((text, i) => {
    const start = word.text.indexOf(text, at);
    at = start + text.length;
    const place = { start: word.start + start, end: word.start + at };
    return i === 0 ? { ...word, ...place, text } : { ...place, text, near: false, hyphened: false };
  });
}

/** The words between two places of a text. */
export function wordsOf(text: string, start: number, end: number): Word[] {
  const words: Word[] = [];
  for (let i = start; i < end;) {
    if (!isWordCode(text.charCodeAt(i))) {
      i++;
      continue;
    }
    const stop = pastWord(text, i, end);
    const gap = text.slice(words.at(-1)?.end ?? i, i);
    const word = fold(text, i, stop);
    const isNear = gap === ' ' || trimmedEnd(gap, '\'’"“”«»') === '';
    // 'Burro* di arachidi'
    const near = isNear || (trimmedEnd(gap, '*°') === '' && isPreposition(word));
    words.push(...partsOf({ text: word, start: i, end: stop, near, hyphened: gap === '-' }));
    i = stop;
  }
  return words;
}
