/** Greek letters of nutrient names (α-TE, β-alanina, ω-3), as the dictionaries spell them. */
const greek: Readonly<Record<string, string>> = {
  α: 'alfa',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ω: 'omega',
};

/** For each Latin letter and digit its base in lower case, else a space. */
const table: string[] = [];
for (let code = 0; code < 0x180; code++) {
  const base = String.fromCharCode(code).normalize('NFD').charAt(0).toLowerCase();
  table.push(/[a-z0-9]/.test(base) ? base : ' ');
}

function baseOf(code: number): string {
  if (code < 0x180) return table[code] ?? ' ';
  if (code < 0x370) return ' ';
  if (code < 0x400) return greek[String.fromCharCode(code).toLowerCase()] ?? ' ';
  // Subscripts: B₁₂, D₃, H₂O.
  return code >= 0x2080 && code < 0x208a ? String.fromCharCode(code - 0x2050) : ' ';
}

/**
 * A name in the spelling of the dictionaries: lower case, no accents, every run of anything but
 * letters and digits one space, none at the ends. `Acidi grassi saturi:` is `acidi grassi saturi`.
 */
export function fold(text: string, start = 0, end = text.length): string {
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

/** Letters and digits of words, as `fold` sees them. */
export const isWordCode = (code: number): boolean => baseOf(code) !== ' ';
