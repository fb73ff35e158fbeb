import { anyOf, pattern } from '../lexicon/patterns.ts';
import { isDigit } from '../text/chars.ts';
import { almostEqual, lessOrEqual, lessThan, lowerK, tilde } from '../text/codes.ts';
import { isBelowEnergy, type LineContext } from './context.ts';
import { maxLoose, type Line } from './Line.ts';

/** A line that is a value and nothing else. */
const inValue = [
  '\\s|{UNIT}|ui|ml|%|[⁶-⁹^]|[[\\];:=/()*\\d.,<~–-]',
  '(?:[rtn]|ra|df|[aα]-?t|alfa-t)e\\b|ufc|cfu|mld|miliardi|mln|milioni|x(?= ?10)',
  '{VNR}|ar\\b|pari|corrispondente|equivalente|al?\\b|del(?:la)?\\b',
].join('|');
const bareValue = pattern(`^[\\s<>~≤≥≈]*(?:{ENERGY} ?)?{NUMBER}(?:${inValue})*$`);

/** A value that begins with a word or is none: 'tracce', 'circa 5 g', 'n.d.', '-'. */
const noAmount = anyOf(
  '(?:in )?tracc(?:e|ia)|assent[ei]|assenza|n\\.?[da]\\.?|n\\/[da]|non (?:rilevabile|determinato|disponibile)|[-–—/]',
  '|',
);
const qualified = anyOf('circa|ca\\.?|meno di|inferiore a|max\\.?|min\\.?|≈', '|');
const wordValue = pattern(`^(?:${noAmount}|${qualified} ?{NUMBER} ?\\S{0,4})$`);

/** Digits and signs that a value begins with. */
export const startsLikeValue = (code: number): boolean =>
  isDigit(code) ||
  code === lessThan ||
  code === tilde ||
  code === lessOrEqual ||
  code === almostEqual;

/** Whether a line is a value, as definition lists and copied tables have them below their names. */
export function isBareValue({ text }: Line, context: LineContext): boolean {
  if (text.length >= maxLoose) return false;
  if (context.pending && text.length < 40 && wordValue.test(text)) return true;
  const first = text.charCodeAt(0);
  // 'Energia' and under it 'kJ 1650'
  const isUnit = (first | 32) === lowerK && isBelowEnergy(context);
  return (isUnit || startsLikeValue(first)) && bareValue.test(text);
}
