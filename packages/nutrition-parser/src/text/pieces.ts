import { beginsWithLetters, hasAny, pastDigits } from './chars.ts';

/** Where any of some characters is first; -1 where none does. */
export function indexOfAny(text: string, marks: string): number {
  for (let i = 0; i < text.length; i++) if (marks.includes(text.charAt(i))) return i;
  return -1;
}

/** A text up to the first of some characters. */
export function untilAny(text: string, marks: string): string {
  const at = indexOfAny(text, marks);
  return at < 0 ? text : text.slice(0, at);
}

/** Whether one of some characters is at a place. */
export const hasMarkAt = (text: string, at: number, marks: string): boolean =>
  at >= 0 && at < text.length && marks.includes(text.charAt(at));

/** The pieces of a text between the places where any of some characters is. */
export function splitAtAny(text: string, marks: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (!marks.includes(text.charAt(i))) continue;
    pieces.push(text.slice(from, i));
    from = i + 1;
  }
  pieces.push(text.slice(from));
  return pieces;
}

/** The first of some separators, in whatever case, that is at a place of a text; '' for none. */
const separatorAt = (text: string, at: number, separators: readonly string[]): string =>
  separators.find(
    (separator) => text.slice(at, at + separator.length).toLowerCase() === separator,
  ) ?? '';

/** The pieces of a text between any of some separators; of several at one place the first counts. None begins with a letter. */
export function piecesBetween(text: string, separators: readonly string[]): string[] {
  // Most texts have none of them.
  if (!hasAny(text.toLowerCase(), separators)) return [text];
  const pieces: string[] = [];
  const firsts = separators.map((separator) => separator.charAt(0)).join('');
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (!firsts.includes(text.charAt(i))) continue;
    const { length } = separatorAt(text, i, separators);
    if (length === 0) continue;
    pieces.push(text.slice(from, i));
    from = i + length;
    i = from - 1;
  }
  pieces.push(text.slice(from));
  return pieces;
}

/** A text without the first of some beginnings that it has. */
export function withoutBeginning(text: string, beginnings: readonly string[]): string {
  const beginning = beginnings.find((words) => text.startsWith(words)) ?? '';
  return text.slice(beginning.length);
}

/** The first of some endings that a text has, in whatever case; '' for none. */
export const endingOf = (text: string, endings: readonly string[]): string =>
  text.slice(text.length - (endings.find((end) => text.toLowerCase().endsWith(end))?.length ?? 0));

/** A text without the first of some endings that it has. */
export function withoutEnding(text: string, endings: readonly string[]): string {
  const ending = endings.find((words) => text.endsWith(words)) ?? '';
  return text.slice(0, text.length - ending.length);
}

/** 'Senza latte (incluso lattosio): sì': a closed bracket parts nothing. */
export function withoutBrackets(text: string): string {
  const open = text.indexOf('(');
  const close = text.indexOf(')', open);
  return open < 0 || close < 0 ? text : text.slice(0, open) + text.slice(close + 1);
}

/** No namespace of a key is longer. */
const maxPrefix = 4;

/** A key without its namespace: `g:attribute_name`, `dc:title`. */
export function withoutPrefix(key: string): string {
  const colon = key.indexOf(':');
  const isPrefix = colon > 0 && colon <= maxPrefix && !key.slice(0, colon).includes(' ');
  return isPrefix && key.charAt(colon + 1) !== ' ' ? key.slice(colon + 1) : key;
}

/** A key with spaces between its words: 'longDescription' is 'long Description'. */
export const apart = (key: string): string => key.replace(/([a-z\d])(?=[A-Z])/g, '$1 ');

const maxDigits = 2;

/** Past '1) ' or '2. ' at a place, with so many letters behind it; the place itself where none is. */
export function listNumberEnd(text: string, at: number, letters: number): number {
  const mark = pastDigits(text, at);
  if (mark === at || mark - at > maxDigits || !').'.includes(text.charAt(mark))) return at;
  let next = mark + 1;
  while (text.charAt(next) === ' ') next++;
  const hasWord = next > mark + 1 && beginsWithLetters(text.slice(next, next + letters), letters);
  return hasWord ? next : at;
}
