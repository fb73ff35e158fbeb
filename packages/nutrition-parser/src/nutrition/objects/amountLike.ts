import { unitOf } from '../../lexicon/units.ts';
import { cellWords } from '../../lexicon/vocabulary.ts';
import { firstDigit, hasDigit, isDigit, isLetter } from '../../text/chars.ts';
import { fold, isWordCode, pastWord } from '../../text/fold.ts';
import { splitAtAny, untilAny } from '../../text/pieces.ts';
import { mayBeAmount } from '../values/amounts.ts';

const isNumber = (part: string): boolean => part.length < 5 && isBareNumber(part);

/** '2024-01-31', '31/1/2024', '2024-01-31T10:00:00Z' */
function isDate(text: string): boolean {
  const parts = splitAtAny(untilAny(text, 'T '), '-/.');
  return parts.length === 3 && parts.every(isNumber) && parts.some(({ length }) => length === 4);
}

/** 'field_1', 'A4': whether the first digit of a text is part of a word. */
function isCode(text: string): boolean {
  const at = firstDigit(text);
  const before = text.charCodeAt(at - 1);
  return at > 0 && (before === 95 || isWordCode(before));
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
  text.length <= maxAmount &&
  mayBeAmount(text) &&
  !isDate(text) &&
  !isCode(text) &&
  !beginsWithName(text) &&
  // A trace is an amount, 'tracce di latte' is none.
  (hasDigit(text) || text.split(' ', 3).length < 3);

/** Whether a text is a number and nothing else. */
export const isBareNumber = (text: string): boolean =>
  text !== '' && [...text].every((char) => isDigit(char.charCodeAt(0)) || '.,'.includes(char));
