/** Deeper is no field of a product. */
const maxDepth = 20;

type Read = { readonly value: unknown; readonly end: number };

/** A text of PHP: its length is in bytes, which are the characters of most. */
function readText(text: string, at: number): Read | null {
  const open = text.indexOf(':"', at + 2);
  const start = open + 2;
  if (open < 0) return null;
  const told = start + Number(text.slice(at + 2, open));
  const end = text.startsWith('";', told) ? told : text.indexOf('";', start);
  return end < 0 ? null : { value: text.slice(start, end), end: end + 2 };
}

/** `i:1;`, `d:80.5;`, `b:0;` */
function readScalar(text: string, at: number): Read | null {
  const end = text.indexOf(';', at);
  const value = end < 0 ? Number.NaN : Number(text.slice(at + 2, end));
  if (Number.isNaN(value)) return null;
  return { value: text.charAt(at) === 'b' ? value === 1 : value, end: end + 1 };
}

function readArray(text: string, at: number, depth: number): Read | null {
  const open = text.indexOf(':{', at + 2);
  if (open < 0 || depth > maxDepth || Number.isNaN(Number(text.slice(at + 2, open)))) return null;
  const entries: [string, unknown][] = [];
  let next = open + 2;
  while (text.charAt(next) !== '}') {
    const key = readAt(text, next, depth + 1);
    const item = key && readAt(text, key.end, depth + 1);
    if (!item) return null;
    entries.push([String(key.value), item.value]);
    next = item.end;
  }
  const isList = entries.every(([key], i) => key === String(i));
  const value = isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  return { value, end: next + 1 };
}

function readAt(text: string, at: number, depth: number): Read | null {
  const kind = text.slice(at, at + 2);
  if (kind === 'a:') return readArray(text, at, depth);
  if (kind === 's:') return readText(text, at);
  if (kind === 'N;') return { value: null, end: at + 2 };
  return kind === 'i:' || kind === 'd:' || kind === 'b:' ? readScalar(text, at) : null;
}

/** The array that PHP wrote as a text, `a:1:{s:8:"Proteine";s:4:"80 g";}`; undefined for any other text. */
export function readSerialized(text: string): unknown {
  const whole = text.trim();
  const read = whole.startsWith('a:') && whole.endsWith('}') ? readArray(whole, 0, 0) : null;
  return read?.end === whole.length ? read.value : undefined;
}
