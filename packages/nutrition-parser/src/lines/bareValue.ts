import { isDigit } from '../text/chars.ts';
import { almostEqual, lessOrEqual, lessThan, lowerK, tilde } from '../text/codes.ts';
import { isBelowEnergy, type LineContext } from './context.ts';
import { maxLoose, type Line } from './Line.ts';

/** A line that is a value and nothing else. */
const bareValue =
  /^[\s<>~≤≥≈]*(?:k(?:j|cal) ?)?\d[\d.,]*(?:\s|kj|kcal|mg|mcg|[uµμ]g|g|ui|ml|ufc|cfu|mld|miliardi|mln|milioni|x(?= ?10)|[⁶-⁹^]|%|v\.?n\.?r|nrv|rda|ar\b|pari|corrispondente|equivalente|al?\b|del(?:la)?\b|[[\];:=/()*\d.,<~–-])*$/i;

/** A value that begins with a word or is none: 'tracce', 'circa 5 g', 'n.d.', '-'. */
const wordValue =
  /^(?:(?:in )?tracc(?:e|ia)|assent[ei]|assenza|n\.?[da]\.?|n\/[da]|non (?:rilevabile|determinato|disponibile)|[-–—]|(?:circa|ca\.?|meno di|inferiore a|max\.?|min\.?|≈) ?\d[\d.,]* ?\S{0,4})$/i;

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
