/** Characters of the Latin blocks, which a table answers for. */
const tableSize = 0x180;

/**
 * Characters that are not read as they are: `&`, `<` and `\`, control characters, no-break and
 * zero-width ones, combining accents, wide forms, and the letters that UTF-8 read as Latin-1 begins
 * with (Â Ã Å Î Ï â ï), fractions.
 */
const plainRanges = [
  "\\t\\n -%'-;=-[\\]-\\u007f",
  '\\u00a1-\\u00ac\\u00ae-\\u00bb\\u00bf-\\u00c1\\u00c4\\u00c6-\\u00cd\\u00d0-\\u00e1\\u00e3-\\u00ee\\u00f0-\\u02ff',
  '\\u0370-\\u167f\\u2010-\\u2027\\u2070-\\u2152\\u215f-\\u2fff',
].join('');
const odd = new RegExp(`[^${plainRanges}]`);

const plain = Uint8Array.from({ length: tableSize }, (_, code) =>
  odd.test(String.fromCharCode(code)) ? 0 : 1,
);

export const isPlain = (code: number): boolean =>
  code < tableSize ? plain[code] === 1 : !odd.test(String.fromCharCode(code));

/** Shorter texts take less time without the expression. */
const short = 24;

export function isClean(raw: string): boolean {
  if (raw.length > short) return !odd.test(raw);
  for (let i = 0; i < raw.length; i++) if (!isPlain(raw.charCodeAt(i))) return false;
  return true;
}

/** What a single odd character is read as: a space, nothing, or its compatibility form. */
function plainForm(code: number): string {
  if (isPlain(code)) return String.fromCharCode(code);
  if (code === 13) return '\n';
  if (code === 0xa0 || code === 0x1680 || code === 0x202f || code === 0x205f || code === 0x3000) {
    return ' ';
  }
  if (code >= 0x2000 && code <= 0x200a) return ' ';
  if (code === 0x2028 || code === 0x2029) return '\n';
  // Soft hyphen, zero-width, direction marks, joiners, byte order mark; control characters.
  if (code === 0xad || (code >= 0x200b && code <= 0x206f) || code === 0xfeff) return '';
  if (code < 32 || (code >= 0x7f && code < 0xa0)) return code < 32 ? ' ' : '';
  const char = String.fromCharCode(code);
  // Squared units (㎎), ligatures (ﬁ) and full-width forms.
  if ((code >= 0x3380 && code < 0x3400) || (code >= 0xfb00 && code < 0xfb07) || code >= 0xff01) {
    return char.normalize('NFKC');
  }
  return char;
}

/** What a character is read as that stands for itself and opens nothing. */
export const formOf = (code: number, char: string): string =>
  isPlain(code) || code === 38 || code === 60 || code === 92 ? char : plainForm(code);
