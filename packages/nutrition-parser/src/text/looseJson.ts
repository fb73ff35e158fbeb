/** Nesting beyond this is no label; what lies deeper is read as null. */
const deepest = 32;

let text = '';
let at = 0;

/**
 * Reads what can be read of broken JSON: single quotes, bare keys and words, missing or trailing
 * commas, comments, a text that breaks off. Always returns something; linear in the text.
 */
export function readLooseJson(input: string): unknown {
  text = input;
  at = 0;
  return readValue(0);
}

function skip(): void {
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code > 32 && code !== 0xa0 && code !== 0xfeff && code !== 0x200b && code !== 44) return;
    at++;
  }
}

function readValue(depth: number): unknown {
  skip();
  const char = text.charAt(at);
  if (char === '{') return depth < deepest ? readObject(depth) : skipDeep();
  if (char === '[') return depth < deepest ? readArray(depth) : skipDeep();
  if (isQuote(char)) return readString(char);
  return readWord();
}

/** Leaves out a value that lies too deep, by counting its brackets. */
function skipDeep(): null {
  let open = 0;
  for (; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '{' || char === '[') open++;
    else if ((char === '}' || char === ']') && --open <= 0) break;
  }
  at++;
  return null;
}

const isQuote = (char: string): boolean =>
  char === '"' || char === "'" || char === '“' || char === '”' || char === '‘' || char === '`';

function readObject(depth: number): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  at++;
  for (;;) {
    skip();
    const char = text.charAt(at);
    if (char === '' || char === '}') break;
    if (char === ']' || char === ':' || char === '{' || char === '[') {
      at++;
      continue;
    }
    const key = isQuote(char) ? readString(char) : readBareKey();
    skip();
    const mark = text.charAt(at);
    if (mark !== ':' && mark !== '=') continue;
    at++;
    entries.push([key, readValue(depth + 1)]);
  }
  at++;
  return Object.fromEntries(entries);
}

function readArray(depth: number): unknown[] {
  const items: unknown[] = [];
  at++;
  for (;;) {
    skip();
    const char = text.charAt(at);
    if (char === '' || char === ']') break;
    if (char === '}' || char === ':') {
      at++;
      continue;
    }
    items.push(readValue(depth + 1));
  }
  at++;
  return items;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

function readString(quote: string): string {
  const close = quote === '“' ? '”' : quote === '‘' ? '’' : quote;
  let out = '';
  let from = ++at;
  for (; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\\') {
      out += text.slice(from, at);
      const next = text.charAt(++at);
      if (next === 'u' && /^[\da-f]{4}$/i.test(text.slice(at + 1, at + 5))) {
        out += String.fromCharCode(Number.parseInt(text.slice(at + 1, at + 5), 16));
        at += 4;
      } else out += escapes[next] ?? next;
      from = at + 1;
    } else if (char === close && closes()) break;
  }
  out += text.slice(from, at);
  at++;
  return out;
}

/** An apostrophe inside a single-quoted word ('l'energia') closes nothing. */
function closes(): boolean {
  const next = text.charAt(at + 1);
  return text.charAt(at) !== "'" || !/[a-zà-ù]/i.test(next);
}

function readBareKey(): string {
  const from = at;
  while (at < text.length && !':={}[],\n'.includes(text.charAt(at))) at++;
  if (at === from) at++;
  return text.slice(from, at).trim();
}

/** The comma of an unquoted amount: 12,5 g. In a list (1,5) it may part two numbers, and a unit tells. */
const isDecimalComma = (): boolean =>
  /^\d,\d+ ?[a-zµ]/i.test(text.slice(Math.max(0, at - 1), at + 8));

function readWord(): unknown {
  const from = at;
  while (at < text.length && (!',{}[]\n'.includes(text.charAt(at)) || isDecimalComma())) at++;
  if (at === from) {
    at++;
    return null;
  }
  const word = text
    .slice(from, at)
    .trim()
    .replace(/["'”]$/, '');
  if (word === '' || word === 'null' || word === 'undefined' || word === 'None') return null;
  if (word === 'true' || word === 'false') return word === 'true';
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word) ? Number(word) : word;
}
