import { readLooseJson } from './looseJson.ts';

const fence = /^\s{0,9}```\w{0,9}\s{0,9}(?=[{["])/;

/** JSON without the Markdown fence around it ('```json'); any other text as it is. */
export function unfenced(text: string): string {
  const open = fence.exec(text)?.[0].length;
  if (open === undefined) return text;
  const close = text.lastIndexOf('```');
  return close > open ? text.slice(open, close) : text.slice(open);
}

/** Whether a text begins as JSON does: an object, a list, or a string that holds one of them. */
export function looksLikeJson(text: string): boolean {
  const first = firstCode(text, 0);
  const code = text.charCodeAt(first);
  if (code === 123) return true;
  // '[1] nota' is text; a list holds strings, objects, lists or numbers with commas.
  if (code === 91)
    return (
      /^[\s[]*["'{\]]|^\[\s*-?\d[\d.]*\s*,/.test(text.slice(first + 1, first + 60)) ||
      first + 1 >= text.length
    );
  if (code !== 34) return false;
  const inner = text.slice(first + 1, first + 4);
  return /^\s*(?:\\"|[{[])/.test(inner) || isEncodedText(text, first) || isQuoted(text);
}

/** A whole text in quotes, as JSON has it; a line of quoted cells is none. */
function isQuoted(text: string): boolean {
  const whole = text.trim();
  if (!whole.endsWith('"')) return false;
  try {
    return typeof JSON.parse(whole) === 'string';
  } catch {
    return false;
  }
}

/** `"Proteine: 80 g\nGrassi: 6 g"`: a text in quotes, with escapes in it and no quotes. */
function isEncodedText(text: string, first: number): boolean {
  const last = text.indexOf('"', first + 1);
  return text.indexOf('\\', first) > 0 && last > first && text.slice(last + 1).trim() === '';
}

function firstCode(text: string, from: number): number {
  let i = from;
  while (i < text.length && (text.charCodeAt(i) <= 32 || text.charCodeAt(i) === 0xfeff)) i++;
  return i;
}

/** The value of a JSON text, and whether the text was good JSON. */
export function readJson(text: string): { value: unknown; valid: boolean } {
  try {
    return { value: JSON.parse(text.trim()), valid: true };
  } catch {
    return { value: readLooseJson(text), valid: false };
  }
}
