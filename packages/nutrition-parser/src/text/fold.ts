/** Greek letters of nutrient names (α-TE, β-alanina, ω-3), as the dictionaries spell them. */
const greek: Readonly<Record<string, string>> = {
  α: 'alfa',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ω: 'omega',
};

/** Characters that a table answers for: Latin ones. */
const tableSize = 0x180;

const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  Œ: 'oe',
  æ: 'ae',
  Æ: 'ae',
  ł: 'l',
  Ł: 'l',
};

/** For each Latin letter and digit its base in lower case (ß and œ have two), else a space. */
const bases: string[] = [];
/** 1 for letters and digits. */
const kinds = new Uint8Array(tableSize);
for (let code = 0; code < tableSize; code++) {
  const char = String.fromCharCode(code);
  const base = ligatures[char] ?? char.normalize('NFD').charAt(0).toLowerCase();
  const isWord = (base >= 'a' && base < '{') || (base >= '0' && base < ':');
  bases.push(isWord ? base : ' ');
  kinds[code] = isWord ? 1 : 0;
}

function baseOf(code: number): string {
  if (code < tableSize) return bases[code] ?? ' ';
  if (code < 0x370) return ' ';
  if (code < 0x400) return greek[String.fromCharCode(code).toLowerCase()] ?? ' ';
  // Subscripts: B₁₂, D₃, H₂O.
  return code >= 0x2080 && code < 0x208a ? String.fromCharCode(code - 0x2050) : ' ';
}

/** Whether a text is folded but for capitals: letters, digits and single spaces between them. */
function isNearlyFolded(text: string, start: number, end: number): boolean {
  let gap = true;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) {
      if (gap) return false;
      gap = true;
    } else {
      if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90)) {
        gap = false;
      } else return false;
    }
  }
  return !gap;
}

/**
 * A name in the spelling of the dictionaries: lower case, no accents, every run of anything but
 * letters and digits one space, none at the ends. `Acidi grassi saturi:` is `acidi grassi saturi`.
 */
export function fold(text: string, start = 0, end = text.length): string {
  if (isNearlyFolded(text, start, end)) {
    return (end - start === text.length ? text : text.slice(start, end)).toLowerCase();
  }
  let out = '';
  let gap = false;
  for (let i = start; i < end; i++) {
    const char = baseOf(text.charCodeAt(i));
    if (char === ' ') {
      gap = true;
      continue;
    }
    if (gap && out !== '') out += ' ';
    gap = false;
    out += char;
  }
  return out;
}

/** A letter or digit without accent and case, as a number; 0 for any other character. */
export function letterOf(code: number): number {
  if (code >= 97 && code <= 122) return code;
  const base = code < tableSize && kinds[code] !== 0 ? baseOf(code) : ' ';
  return base === ' ' ? 0 : base.charCodeAt(0);
}

/** Letters and digits of words, as `fold` sees them. */
export const isWordCode = (code: number): boolean =>
  code < tableSize ? kinds[code] === 1 : baseOf(code) !== ' ';

/** Past the letters and digits that are at a place. */
export function pastWord(text: string, at: number, end: number): number {
  let i = at;
  for (; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code < tableSize ? kinds[code] !== 1 : !isWordCode(code)) break;
  }
  return i;
}
