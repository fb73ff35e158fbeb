const spaces = ' \t\n\v\f\r\u00a0\u2028\u2029\ufeff';

const isTrimmed = (char: string, marks: string): boolean =>
  marks.includes(char) || spaces.includes(char);

/** A text without the white space and the marks before it. */
export function trimmedStart(text: string, marks: string): string {
  let start = 0;
  while (start < text.length && isTrimmed(text.charAt(start), marks)) start++;
  return text.slice(start);
}

/** A text without the white space and the marks behind it. */
export function trimmedEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && isTrimmed(text.charAt(end - 1), marks)) end--;
  return text.slice(0, end);
}

/** A text without white space and marks around it; other marks may be before it than behind. */
export const trimmedAround = (text: string, marks: string, marksBefore = marks): string =>
  trimmedStart(trimmedEnd(text, marks), marksBefore);

/** 'Gusto: cacao' with a space for the first of the marks that may part a name from its label. */
export function withoutColon(text: string, marks = ':'): string {
  const at = text.split('').findIndex((char) => marks.includes(char));
  return at < 0 ? text : `${text.slice(0, at).trimEnd()} ${text.slice(at + 1).trimStart()}`;
}
