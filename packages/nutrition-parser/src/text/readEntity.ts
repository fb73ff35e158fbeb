import { entities } from './cleanTables.ts';

/** The longest name in the list, with `&` and `;`. */
const reach = 9;

/**
 * The character reference at an `&`: named, decimal or hexadecimal. `&nbsp` may lack its
 * semicolon, and `&amp;egrave;` (escaped twice) is read through. Null where there is none.
 */
export function readEntity(
  raw: string,
  at: number,
  end: number,
): { text: string; end: number } | null {
  if (raw.charCodeAt(at + 1) === 35) return readNumeric(raw, at, end);
  const stop = Math.min(end, at + reach);
  let i = at + 1;
  while (i < stop && isNameCode(raw.charCodeAt(i))) i++;
  const name = raw.slice(at + 1, i);
  const closed = i < end && raw.charCodeAt(i) === 59;
  if (!closed) return name.startsWith('nbsp') ? { text: '\u00a0', end: at + 5 } : null;
  const text = entities.get(name);
  if (text === undefined) return null;
  if (text === '&') {
    const inner = readDoubled(raw, i, end);
    if (inner) return inner;
  }
  return { text, end: i + 1 };
}

/** `&amp;egrave;`, `&amp;#232;`: the name or number that follows the semicolon of an ampersand. */
function readDoubled(raw: string, semicolon: number, end: number) {
  const stop = Math.min(end, semicolon + reach);
  if (raw.charCodeAt(semicolon + 1) === 35) return readNumeric(raw, semicolon, end);
  let i = semicolon + 1;
  while (i < stop && isNameCode(raw.charCodeAt(i))) i++;
  if (i >= end || raw.charCodeAt(i) !== 59) return null;
  const text = entities.get(raw.slice(semicolon + 1, i));
  return text === undefined ? null : { text, end: i + 1 };
}

function readNumeric(raw: string, at: number, end: number) {
  const hex = (raw.charCodeAt(at + 2) | 32) === 120;
  const first = at + (hex ? 3 : 2);
  const stop = Math.min(end, first + 7);
  let i = first;
  let code = 0;
  for (; i < stop; i++) {
    const digit = Number.parseInt(raw.charAt(i), hex ? 16 : 10);
    if (Number.isNaN(digit)) break;
    code = code * (hex ? 16 : 10) + digit;
  }
  if (i === first || code === 0 || code > 0xffff || (code >= 0xd800 && code < 0xe000)) return null;
  return { text: String.fromCharCode(code), end: raw.charCodeAt(i) === 59 && i < end ? i + 1 : i };
}

const isNameCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
