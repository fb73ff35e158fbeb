import { isDigit, isLetter, pastDigits, pastSpace } from '../text/chars.ts';

/** Marks behind the numbers of items; '1)' is read where its bracket is. */
const marks = '.-';
/** Marks before a number that end an item themselves. */
const ends = ',;.:\n';

/** Past '2. ' or '2-' at a place, where a letter is behind it; the place itself where none is. */
function numberEnd(text: string, at: number, mark: string): number {
  const digits = pastDigits(text, at);
  if (digits === at || text.charAt(digits) !== mark) return at;
  const next = pastSpace(text, digits + 1);
  return isLetter(text.charAt(next)) ? digits + 1 : at;
}

/** Where the next number of a list is, behind a space or a mark; -1 where none is. */
function nextNumber(list: string, number: number, mark: string, from: number): number {
  const printed = `${number}${mark}`;
  for (let at = list.indexOf(printed, from); at >= 0; at = list.indexOf(printed, at + 1)) {
    const isApart = !isDigit(list.charCodeAt(at - 1)) && !isLetter(list.charAt(at - 1));
    if (isApart && numberEnd(list, at, mark) > at) return at;
  }
  return -1;
}

/**
 * '1. Zucchero 2. Burro' with commas for the numbers, each character in its place; a list whose items
 * are not numbered in order as it is.
 */
export function withoutListNumbers(list: string): string {
  const start = pastSpace(list, 0);
  const mark = list.charAt(start + 1);
  if (list.charAt(start) !== '1' || mark === '' || !marks.includes(mark)) return list;
  if (numberEnd(list, start, mark) === start) return list;
  let out = '';
  let from = 0;
  let number = 1;
  for (let at = start; at >= 0; at = nextNumber(list, ++number, mark, from)) {
    const before = list.slice(from, at);
    const last = before.trim() === '' ? '' : before.trimEnd().slice(-1);
    const isEnded = last === '' || ends.includes(last) || before.endsWith('\n');
    const end = numberEnd(list, at, mark);
    out += before + (isEnded ? ' ' : ',') + ' '.repeat(end - at - 1);
    from = end;
  }
  return number > 2 ? out + list.slice(from) : list;
}
