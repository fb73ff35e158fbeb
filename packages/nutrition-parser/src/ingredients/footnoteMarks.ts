import { isDigit, pastDigits } from '../text/chars.ts';
import { isWordCode } from '../text/fold.ts';

/** Marks of footnotes beside those that are a number in brackets. */
export const signs = Array.from('*°†‡¹²³');

/** More words between a name and its mark are another's. */
const maxGap = 40;

/** The mark at a place: '**', '¹', '(2)'; '' where none is. */
export function markAt(text: string, at: number): string {
  const char = text.charAt(at);
  if (char === '(') {
    const end = pastDigits(text, at + 1);
    return end > at + 1 && end < at + 4 && text.charAt(end) === ')' ? text.slice(at, end + 1) : '';
  }
  if (char === '' || !signs.includes(char)) return '';
  return char === '*' && text.charAt(at + 1) === '*' ? '**' : char;
}

/** Whether the name that ends at a place bears one of some marks. */
export function isMarked(text: string, end: number, marks: ReadonlySet<string>): boolean {
  let at = end;
  while (at < text.length && at - end < maxGap) {
    const code = text.charCodeAt(at);
    if (!isWordCode(code) && code !== 32 && !isDigit(code)) break;
    at++;
  }
  return marks.has(markAt(text, at));
}
