import { isDigit } from '../text/chars.ts';
import { almostEqual, lessOrEqual, lessThan, tilde } from '../text/codes.ts';
import { mayBeAmount } from '../lexer/amountWords.ts';
import { isWholeValue } from '../lexer/wholeValue.ts';
import { pattern } from '../lexicon/patterns.ts';
import { isBelowEnergy, type LineContext } from './context.ts';
import { maxLoose, type Line } from './Line.ts';

/** Digits and signs that a value begins with. */
export const startsLikeValue = (code: number): boolean =>
  isDigit(code) ||
  code === lessThan ||
  code === tilde ||
  code === lessOrEqual ||
  code === almostEqual;

/** Longer lines that begin with a word are no values. */
const maxWords = 40;

/** 'Ca 800 mg', 'Mg 300 mg' have their names. */
const signFirst = pattern('^[A-Z][a-z]? ?{NUMBER} ?{UNIT}', '');
const energyFirst = pattern('^{ENERGY}');

/** Whether a line is a value, as definition lists and copied tables have them below their names. */
export function isBareValue({ cell, text }: Line, context: LineContext): boolean {
  if (context.pending === undefined || text.length >= maxLoose) return false;
  if (isDigit(text.charCodeAt(0))) return isWholeValue(cell);
  if (text.length >= maxWords || !(text === '/' || mayBeAmount(text))) return false;
  if (signFirst.test(text)) return false;
  // 'Energia' and under it 'kJ 1650'
  return (!energyFirst.test(text) || isBelowEnergy(context)) && isWholeValue(cell);
}
