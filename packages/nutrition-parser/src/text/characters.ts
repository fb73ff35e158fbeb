import { isWordCode } from './fold.ts';

/** Named entities that shop feeds and label texts use; a name outside this list stays as printed. */
const names =
  'nbsp:\u00a0 amp:& lt:< gt:> quot:" apos:\' agrave:à aacute:á egrave:è eacute:é igrave:ì iacute:í ograve:ò oacute:ó ugrave:ù uacute:ú Agrave:À Egrave:È Eacute:É Igrave:Ì Ograve:Ò Ugrave:Ù ccedil:ç ntilde:ñ auml:ä ouml:ö uuml:ü micro:µ mu:μ alpha:α beta:β gamma:γ delta:δ omega:ω le:≤ ge:≥ deg:° plusmn:± middot:· bull:• ndash:– mdash:— minus:− lsquo:‘ rsquo:’ ldquo:“ rdquo:” laquo:« raquo:» hellip:… times:× divide:÷ frasl:/ frac12:½ frac14:¼ sup1:¹ sup2:² sup3:³ euro:€ reg:® trade:™ copy:© dagger:† Dagger:‡ sect:§ ordm:º ordf:ª asymp:≈ permil:‰ shy:\u00ad zwnj:\u200c zwj:\u200d ensp:\u2002 emsp:\u2003 thinsp:\u2009';

const entities: ReadonlyMap<string, string> = new Map(
  names.split(' ').map((pair) => {
    const colon = pair.indexOf(':');
    return [pair.slice(0, colon), pair.slice(colon + 1)];
  }),
);

/** The characters that Windows-1252 puts at 0x80 to 0x9F, for text read in the wrong encoding. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The byte that a character stands for in Latin-1 or Windows-1252, or -1. */
function byteOf(code: number): number {
  if (code < 0x100) return code;
  const index = windows1252.indexOf(String.fromCharCode(code));
  return index < 0 ? -1 : 0x80 + index;
}

/** Tags that end a line of text, and what components of pages are called. */
const blockTags = new Set(
  'address article aside blockquote body br button caption center datalist dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav noscript ol optgroup option p picture pre search section select summary table tbody template tfoot thead title tr ul audio canvas embed iframe math object output slot svg textarea video noframes accordion panel tab tabs'.split(
    ' ',
  ),
);
const cellTags = new Set(['td', 'th']);
const inlineTags = new Set(
  'a abbr acronym area b base bdi bdo big cite code col colgroup data del dfn em font frame i img input ins kbd label link map mark meta meter o:p param path progress q rp rt ruby s samp script small source span strike strong style sub sup time track tt u use var wbr'.split(
    ' ',
  ),
);

/**
 * What a tag leaves in the text between tags: a line break, a tab, nothing, or null if no tag. In
 * 'farina di <frumento>' the brackets are emphasis.
 */
export function tagText(name: string): string | null {
  if (blockTags.has(name)) return '\n';
  if (cellTags.has(name)) return '\t';
  return inlineTags.has(name) ? '' : null;
}

/** Whether a tag gives the text a structure that only an HTML reader sees. */
export const isStructural = (name: string): boolean =>
  name !== 'br' && (blockTags.has(name) || cellTags.has(name));

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

const escapedBreak = /^(?:\\r)?\\(?:n|[rt](?![a-zà-ù]))/;

/** What a backslash and the characters behind it are read as, and where they end. */
type Escape = { readonly text: string; readonly end: number };

/** `\\n` that was escaped once too often, or Markdown's '\\*'; null where a backslash is itself. */
export function readEscape(raw: string, at: number, end: number): Escape | null {
  const next = raw.charAt(at + 1);
  if (at + 1 < end && '*_#'.includes(next)) return { text: next, end: at + 2 };
  const match = escapedBreak.exec(raw.slice(at, Math.min(end, at + 6)));
  if (!match) return null;
  const stop = at + match[0].length;
  // 'C:\\note' is a path, 'acqua\\nsale' two lines.
  const isBehindText = isWordCode(raw.charCodeAt(at - 1)) || '.,;)%'.includes(raw.charAt(at - 1));
  if (isWordCode(raw.charCodeAt(stop)) && !isBehindText) return null;
  return { text: match[0].endsWith('t') ? '\t' : '\n', end: stop };
}

/**
 * A character whose UTF-8 bytes were read as Latin-1 or Windows-1252: `Ã¨` is è, `Âµ` is µ.
 * Only the lead bytes that Italian text and label symbols have (Â Ã Î Ï â ï, Å of œ) are tried, because
 * the other letters occur in honest text.
 */
export function decodeMojibake(
  raw: string,
  at: number,
  end: number,
): { code: number; end: number } | null {
  const lead = raw.charCodeAt(at);
  if (lead !== 0xc2 && lead !== 0xc3 && lead !== 0xce && lead !== 0xcf && lead !== 0xe2) {
    if (lead !== 0xef) return null;
  }
  const second = at + 1 < end ? byteOf(raw.charCodeAt(at + 1)) : -1;
  const long = lead >= 0xe0;
  if (second >= 0x80 && second < 0xc0) {
    if (!long) return { code: ((lead & 31) << 6) | (second & 63), end: at + 2 };
    const third = at + 2 < end ? byteOf(raw.charCodeAt(at + 2)) : -1;
    if (third < 0x80 || third >= 0xc0) return null;
    return { code: ((lead & 15) << 12) | ((second & 63) << 6) | (third & 63), end: at + 3 };
  }
  // '1,1Â mg': the no-break space behind Â has become a space; Â itself was never there.
  if (lead === 0xc2) {
    const isEdge = at + 1 >= end || raw.charCodeAt(at + 1) === 32;
    return isEdge ? { code: 0x200b, end: at + 1 } : null;
  }
  // 'QualitÃ ': the no-break space behind Ã has become a space, or is lost at the end.
  if (lead !== 0xc3 || !isLetterBefore(raw, at)) return null;
  if (at + 1 >= end) return { code: 0xe0, end: at + 1 };
  if (raw.charCodeAt(at + 1) !== 32) return null;
  const doubled = raw.charCodeAt(at + 2) === 32;
  return { code: 0xe0, end: doubled ? at + 2 : at + 1 };
}

const isLetterBefore = (raw: string, at: number): boolean => {
  const code = at > 0 ? raw.charCodeAt(at - 1) | 32 : 0;
  return code >= 97 && code <= 122;
};
