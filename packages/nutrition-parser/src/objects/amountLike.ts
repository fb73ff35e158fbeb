import { mayBeAmount } from '../lexer/amountWords.ts';
import { readSimple } from '../lexer/simpleAmount.ts';
import { hasDigit, isDigit, isLetter } from '../text/chars.ts';
import { unitOf } from '../lexicon/units.ts';
import { cellWords } from '../lexicon/vocabulary.ts';
import { fold, isWordCode, pastWord } from '../text/fold.ts';
import { splitAtAny, untilAny } from '../text/pieces.ts';

/** The lengths of the parts of a date: year first, or last. */
const dateLengths: ReadonlySet<string> = new Set([
  '4 2 2',
  '2 2 4',
  '1 1 4',
  '1 2 4',
  '2 1 4',
  '2 2 2',
]);

/** '1/1/2024', '31-01-24' */
const minDate = 8;

const isNumber = (text: string): boolean =>
  text !== '' && [...text].every((char) => isDigit(char.charCodeAt(0)));

/** '2024-01-31', '31/1/2024', '2024-01-31T10:00:00Z' */
function isDate(text: string): boolean {
  const day = untilAny(text, 'T ');
  if (day.length < minDate) return false;
  const parts = splitAtAny(day, '-/.');
  return parts.every(isNumber) && dateLengths.has(parts.map(({ length }) => length).join(' '));
}

/** 'field_1', 'A4': whether the first digit of a text is part of a word. */
function isCode(text: string): boolean {
  let at = 0;
  while (at < text.length && !isDigit(text.charCodeAt(at))) at++;
  const before = text.charCodeAt(at - 1);
  return at < text.length && at > 0 && (before === 95 || isWordCode(before));
}

/** Shorter words before an amount are a unit or a sign: 'mg 80', 'di'. */
const minWord = 4;

/** 'Fermenti lattici 10 bustine', but not 'circa 10 g': whether a text begins with a name. */
function beginsWithName(text: string): boolean {
  const end = pastWord(text, 0, text.length);
  if (end < minWord || !isLetter(text.charAt(0))) return false;
  const word = fold(text, 0, end);
  return !cellWords.has(word) && unitOf(word) === undefined && !hasDigit(word);
}

/** Longer texts under a name that is no nutrient's are no amounts. */
const maxAmount = 60;

/** What the value of a name that is no nutrient's has, if it is a row's: 'bianco' and a date are none. */
export const isAmountLike = (text: string): boolean =>
  readSimple(text, 0, text.length) !== null ||
  (text.length <= maxAmount &&
    mayBeAmount(text) &&
    !isDate(text) &&
    !isCode(text) &&
    !beginsWithName(text));

/** Whether a text is a number and nothing else. */
export const isBareNumber = (text: string): boolean =>
  text !== '' && [...text].every((char) => isDigit(char.charCodeAt(0)) || '.,'.includes(char));
