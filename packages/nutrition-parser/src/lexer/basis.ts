import { anyOf, pattern } from '../lexicon/patterns.ts';
import {
  dailyWords,
  doseWords,
  hundred,
  hundredOfPiece,
  otherBases,
  preparedWith,
} from '../lexicon/bases.ts';
import { unitOf } from '../lexicon/units.ts';
import { doses, pieces } from '../lexicon/vocabulary.ts';
import type { Column } from '../model.ts';
import { groupOf } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { readNumber } from './number.ts';

const measures = 'kg mg ml cl dl gr g grammi grammo lt l litri millilitri';
const measure = pattern(`(?<![a-z\\d])({NUMBER}) ?(${anyOf(measures)})(?![a-z\\d])`, '');
/** '1 compressa in 500 ml': what the serving is dissolved in. */
const dissolved = pattern('\\bin {NUMBER} ?{VOLUME}\\b', '');
const count = pattern('(\\d+(?:[.,]\\d+)?|{COUNT}) ?(?:x )?([a-z]+)(?: ([a-z]+))?', 'g');
const numerals: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  "un'": 1,
  due: 2,
  tre: 3,
  quattro: 4,
  mezza: 0.5,
  mezzo: 0.5,
  '½': 0.5,
};
const doseBehind = / \((?:per|x) (?:dos|porz)[^)]*\)$/;

const isOther = (words: string): boolean =>
  preparedWith.test(words) || otherBases.some((other) => other.test(words));

/**
 * The column that a basis stands for, without label; null where no basis is printed.
 * @param words a heading in lower case, without accents.
 * @param isRange 'per 100-200 ml' is no fixed hundred.
 */
export function readBasis(words: string, isRange: boolean): Column | null {
  if (isOther(words)) return { kind: 'other' };
  const match = hundred.exec(words);
  const kind = match?.[2] ? 'per100ml' : 'per100g';
  if (match && hundredOfPiece.test(words)) return { kind };
  // 'per 100 g (per dose 30 g)'
  const outer = match && words.includes('(') ? words.replace(doseBehind, '') : words;
  if (outer !== words && hundred.test(outer)) return readBasis(outer, isRange);
  const piece = readPiece(words);
  const isDose = piece !== null || doseWords.test(words);
  if (match && !isDose && !isRange) return { kind };
  // Of '2 perle da 1 g' the size is that of one.
  const isOfSeveral = piece !== null && piece.amount !== 1 && isSized(words);
  const size = readSize(isOfSeveral ? words.slice(bracketOf(words)) : words);
  if (size) return { kind: 'serving', ...size };
  if (piece) return { kind: 'serving', ...piece };
  return isDose || dailyWords.test(words) ? { kind: 'serving' } : null;
}

/** Where the last bracket opens; the end where none does. */
const bracketOf = (words: string): number =>
  words.includes('(') ? words.lastIndexOf('(') : words.length;

/** '2 perle da 1 g': whether a size is right behind a piece. */
function isSized(words: string): boolean {
  const before = words.slice(0, Math.max(0, words.indexOf(' da ')));
  return pieces.has(before.slice(before.lastIndexOf(' ') + 1));
}

type Size = { amount: number; unit: string };

/** '30 g', '12,5 ml' */
function readSize(words: string): Size | null {
  const size = measure.exec(words.replace(dissolved, ' '));
  const unit = size ? unitOf(groupOf(size, 2)) : undefined;
  const number = size ? readNumber(groupOf(size, 1), 0, groupOf(size, 1).length) : null;
  return unit === undefined || !number ? null : { amount: number.value, unit };
}

/** '2 capsule', 'per capsula', '1 dose'; a piece is preferred to 'dose'. */
function readPiece(words: string): Size | null {
  let dose: Size | null = null;
  for (const match of words.matchAll(count)) {
    const numeral = groupOf(match, 1);
    const amount = numerals[numeral] ?? Number(numeral.replace(',', '.'));
    const unit = pieces.get(groupOf(match, 2)) ?? pieces.get(groupOf(match, 3));
    if (unit !== undefined) return { amount, unit };
    const generic = doses.get(groupOf(match, 2));
    if (generic !== undefined) dose ??= { amount, unit: generic };
  }
  for (const word of fold(words).split(' ')) {
    const unit = pieces.get(word);
    if (unit !== undefined) return { amount: 1, unit };
  }
  return dose;
}
