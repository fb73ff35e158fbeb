import { withoutEnding } from './pieces.ts';
import { isLetter } from './chars.ts';
/** Nesting beyond this is no label; what lies deeper is read as null. */
const maxDepth = 32;

/** Broken JSON, and the place that its reading has come to. */
type Scan = { readonly text: string; at: number };

/**
 * Reads what can be read of broken JSON: single quotes, bare keys and words, missing or trailing
 * commas, comments, a text that breaks off. Always returns something; linear in the text.
 */
export function readLooseJson(input: string): unknown {
  return readValue({ text: input, at: 0 }, 0);
}

function skip(scan: Scan): void {
  while (scan.at < scan.text.length) {
    const code = scan.text.charCodeAt(scan.at);
    if (code > 32 && code !== 0xa0 && code !== 0xfeff && code !== 0x200b && code !== 44) return;
    scan.at++;
  }
}

function readValue(scan: Scan, depth: number): unknown {
  skip(scan);
  const char = scan.text.charAt(scan.at);
  if (char === '{') return depth < maxDepth ? readObject(scan, depth) : skipDeep(scan);
  if (char === '[') return depth < maxDepth ? readArray(scan, depth) : skipDeep(scan);
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

const isQuote = (char: string): boolean =>
  char === '"' || char === "'" || char === '“' || char === '”' || char === '‘' || char === '`';

function readObject(scan: Scan, depth: number): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  scan.at++;
  for (;;) {
    skip(scan);
    const char = scan.text.charAt(scan.at);
    if (char === '' || char === '}') break;
    if (char === ']' || char === ':' || char === '{' || char === '[') {
      scan.at++;
      continue;
    }
    const key = isQuote(char) ? readString(scan, char) : readBareKey(scan);
    skip(scan);
    const mark = scan.text.charAt(scan.at);
    if (mark !== ':' && mark !== '=') continue;
    scan.at++;
    entries.push([key, readValue(scan, depth + 1)]);
  }
  scan.at++;
  return Object.fromEntries(entries);
}

function readArray(scan: Scan, depth: number): unknown[] {
  const items: unknown[] = [];
  scan.at++;
  for (;;) {
    skip(scan);
    const char = scan.text.charAt(scan.at);
    if (char === '' || char === ']') break;
    if (char === '}' || char === ':') {
      scan.at++;
      continue;
    }
    items.push(readValue(scan, depth + 1));
  }
  scan.at++;
  return items;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

function readString(scan: Scan, quote: string): string {
  const close = quote === '“' ? '”' : quote === '‘' ? '’' : quote;
  let out = '';
  let from = ++scan.at;
  for (; scan.at < scan.text.length; scan.at++) {
    const char = scan.text.charAt(scan.at);
    if (char === '\\') {
      out += scan.text.slice(from, scan.at);
      const next = scan.text.charAt(++scan.at);
      if (next === 'u' && /^[\da-f]{4}$/i.test(scan.text.slice(scan.at + 1, scan.at + 5))) {
        out += String.fromCharCode(Number.parseInt(scan.text.slice(scan.at + 1, scan.at + 5), 16));
        scan.at += 4;
      } else out += escapes[next] ?? next;
      from = scan.at + 1;
    } else if (char === close && closes(scan)) break;
  }
  out += scan.text.slice(from, scan.at);
  scan.at++;
  return out;
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
