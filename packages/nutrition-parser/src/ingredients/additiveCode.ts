import { groupOf } from '../text/chars.ts';
import { hasMarkAt } from '../text/pieces.ts';

/** 'E471', 'e 160a': an E-number without its Roman numeral, as the source of an expression. */
export const eNumber = 'e[\\s-]?\\d{3,4}[a-f]?';
/** 'E460(ii)', 'E460ii' */
export const eNumberWithNumeral = 'e[\\s-]?\\d{3,4}\\s?[a-f]?(?:\\s?\\(?i{1,3}v?\\)?)?';

const code = /^e[\s-]?(\d{3,4})\s?([a-f])?\s?(?:\(?(i{1,3}v?|iv|v)\)?)?$/i;
/** The longest of them: 'E 160a (iii)'. */
const maxLength = 16;

/** 'E 471', 'e-160a(ii)', 'E460ii' as `E471`, `E160a(ii)`, `E460(ii)`; undefined for any other text. */
export function codeOf(text: string): string | undefined {
  const match = text.length < maxLength ? code.exec(text.trim()) : null;
  if (!match) return undefined;
  const roman = match[3] === undefined ? '' : `(${match[3].toLowerCase()})`;
  return `E${match[1]}${groupOf(match, 2).toLowerCase()}${roman}`;
}

const numerals = ['i)', 'ii)', 'iii)', 'iv)', 'v)', 'vi)'];

/** 'E160a (ii)': whether the numeral of a number is behind an opening bracket. */
export const isNumeralAt = (text: string, at: number): boolean =>
  hasMarkAt(text, at, 'iIvV') &&
  numerals.some((numeral) => text.slice(at, at + numeral.length).toLowerCase() === numeral);
