import { isLetter } from '../text/chars.ts';
import { withoutEnding } from '../text/pieces.ts';

/** Nesting beyond this is no label; what lies deeper is read as null. */
const maxDepth = 32;

/** Broken JSON, and the place that its reading has come to. */
type Scan = { readonly text: string; at: number };

function skip(scan: Scan): void {
  while (scan.at < scan.text.length) {
    const code = scan.text.charCodeAt(scan.at);
    if (code > 32 && code !== 0xa0 && code !== 0xfeff && code !== 0x200b && code !== 44) return;
    scan.at++;
  }
}

/**
 * Reads what can be read of broken JSON: single quotes, bare keys and words, missing or trailing
 * commas, comments, a text that breaks off. Always returns something; linear in the text.
 */
function readValue(scan: Scan, depth: number): unknown {
  skip(scan);
  const char = scan.text.charAt(scan.at);
  if ('{['.includes(char) && char !== '') {
    if (depth >= maxDepth) return skipDeep(scan);
    const entries = readEntries(scan, depth, char === '{');
    return char === '{' ? Object.fromEntries(entries) : entries.map(([, value]) => value);
  }
  if (isQuote(char)) return readString(scan, char);
  return readWord(scan);
}

/** Leaves out a value that lies too deep, by counting its brackets. */
function skipDeep(scan: Scan): null {
  let open = 0;
  for (; scan.at < scan.text.length; scan.at++) {
    const char = scan.text.charAt(scan.at);
    if (char === '{' || char === '[') open++;
    else if ((char === '}' || char === ']') && --open <= 0) break;
  }
  scan.at++;
  return null;
}

const quotes = '"\'“”‘`';
const isQuote = (char: string): boolean => char !== '' && quotes.includes(char);

/** What is in an object, or in a list, whose items have no keys. */
function readEntries(scan: Scan, depth: number, isObject: boolean): [string, unknown][] {
  const entries: [string, unknown][] = [];
  const close = isObject ? '}' : ']';
  const unread = isObject ? ']:{[' : '}:';
  scan.at++;
  for (;;) {
    skip(scan);
    const char = scan.text.charAt(scan.at);
    if (char === '' || char === close) break;
    if (unread.includes(char)) {
      scan.at++;
      continue;
    }
    let key = '';
    if (isObject) {
      key = isQuote(char) ? readString(scan, char) : readBareKey(scan);
      skip(scan);
      const mark = scan.text.charAt(scan.at);
      if (mark !== ':' && mark !== '=') continue;
      scan.at++;
    }
    entries.push([key, readValue(scan, depth + 1)]);
  }
  scan.at++;
  return entries;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

function readString(scan: Scan, quote: string): string {
  const close = quote === '“' ? '”' : quote === '‘' ? '’' : quote;
  const from = ++scan.at;
  for (; scan.at < scan.text.length; scan.at++) {
    const char = scan.text.charAt(scan.at);
    if (char === '\\') scan.at++;
    else if (char === close && closes(scan)) break;
  }
  const text = scan.text.slice(from, scan.at++);
  return text.replaceAll(/\\(?:u([\da-f]{4})|(.?))/gis, (_, code?: string, char = '') =>
    code === undefined ? (escapes[char] ?? char) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** An apostrophe inside a single-quoted word ('l'energia') closes nothing. */
function closes(scan: Scan): boolean {
  const next = scan.text.charAt(scan.at + 1);
  return scan.text.charAt(scan.at) !== "'" || !isLetter(next);
}

function readBareKey(scan: Scan): string {
  const from = scan.at;
  while (scan.at < scan.text.length && !':={}[],\n'.includes(scan.text.charAt(scan.at))) scan.at++;
  if (scan.at === from) scan.at++;
  return scan.text.slice(from, scan.at).trim();
}

/** The comma of an unquoted amount: 12,5 g. In a list (1,5) it may part two numbers, and a unit tells. */
const isDecimalComma = ({ text, at }: Scan): boolean =>
  /^\d,\d+ ?[a-zµ]/i.test(text.slice(Math.max(0, at - 1), at + 8));

function readWord(scan: Scan): unknown {
  const from = scan.at;
  while (
    scan.at < scan.text.length &&
    (!',{}[]\n'.includes(scan.text.charAt(scan.at)) || isDecimalComma(scan))
  )
    scan.at++;
  if (scan.at === from) {
    scan.at++;
    return null;
  }
  const printed = scan.text.slice(from, scan.at).trim();
  const word = withoutEnding(printed, ['"', "'", '”']);
  if (word === '' || word === 'null' || word === 'undefined' || word === 'None') return null;
  if (word === 'true' || word === 'false') return word === 'true';
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word) ? Number(word) : word;
}

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
    return { value: readValue({ text, at: 0 }, 0), valid: false };
  }
}
