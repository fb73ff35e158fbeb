import { isDigit } from '../text/chars.ts';

/** How units are printed, folded to lower case without dots, and what they are called here. */
const spellings: Readonly<Record<string, string>> = {
  g: 'g gr grs grammi grammo gramm gms',
  mg: 'mg mgr milligrammi milligrammo rng',
  µg: 'µg μg mcg ug mkg mcgr µgr μgr microgrammi microgrammo rncg γ',
  kJ: 'kj kjoule kilojoule chilojoule kjoules',
  kcal: 'kcal cal kilocalorie chilocalorie calorie kcalorie kca1 kcai calories',
  ml: 'ml millilitri millilitro cc',
  cl: 'cl centilitri',
  dl: 'dl',
  l: 'l lt litri litro',
  kg: 'kg chilogrammi chilo kilogrammi',
  UI: 'ui iu',
  UFC: 'ufc cfu afu',
  FCC: 'fcc',
  FIP: 'fip',
  '%': '%',
  ppm: 'ppm',
  mmol: 'mmol',
  meq: 'meq mval',
  HUT: 'hut',
  SPU: 'spu',
  DU: 'du',
  ALU: 'alu',
  GALU: 'galu',
  GDU: 'gdu',
  SAPU: 'sapu',
  LU: 'lu',
  SU: 'su',
  CU: 'cu',
  XU: 'xu',
  AGU: 'agu',
  BGU: 'bgu',
  PGU: 'pgu',
  SKB: 'skb',
  USP: 'usp',
};

const unitsByWord = new Map<string, string>();
for (const [unit, words] of Object.entries(spellings)) {
  for (const word of words.split(' ')) unitsByWord.set(word, unit);
}

/** The unit of a whole word, with or without its dots, or undefined. */
export function unitOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  return unitsByWord.get(lower) ?? unitsByWord.get(lower.replaceAll('.', ''));
}

/** Units that say which substance a vitamin is counted as: µg RE, mg α-TE, mg NE, µg DFE. */
const equivalents = new Set([
  're',
  'rae',
  'te',
  'ne',
  'dfe',
  'ate',
  'α-te',
  'a-te',
  'αte',
  'alfa-te',
  'd-α-te',
]);

const isLetter = (code: number): boolean => {
  const lower = code | 32;
  return (
    (lower >= 97 && lower <= 122) ||
    (code > 0xb4 &&
      code !== 0xd7 &&
      code !== 0xf7 &&
      code < 0x2000 &&
      code !== 0xb7 &&
      !(code >= 0xb9 && code <= 0xbb))
  );
};

/** What the last `readUnit` found. */
export const found = { unit: '', end: 0 };

/** Reads a unit that starts at `at`; false, and nothing found, where another word stands. */
export function readUnit(text: string, at: number, end: number): boolean {
  if (at >= end) return false;
  if (text.charCodeAt(at) === 37) return hit('%', at + 1);
  let i = at;
  const stop = Math.min(end, at + 16);
  for (; i < stop; i++) {
    const code = text.charCodeAt(i);
    const isDotInside = code === 46 && isLetter(text.charCodeAt(i + 1));
    // '1' is what OCR makes of an l ('kca1'), and the first digit of a percentage ('mg100%').
    const isScanned = code === 49 && !isDigit(text.charCodeAt(i + 1));
    if (!isLetter(code) && !isDotInside && !isScanned) break;
  }
  const unit = unitOf(text.slice(at, i));
  if (unit !== undefined) {
    const dotted = text.charCodeAt(i) === 46 && text.slice(at + 1, i).includes('.');
    return hit(unit, dotted && i < end ? i + 1 : withEquivalent(text, i, end));
  }
  if (text.startsWith('nità internazionali', at + 1)) return hit('UI', at + 20);
  // 'Kcal/100g', 'mg.': a dot that belongs to no abbreviation.
  const dot = text.slice(at, i).indexOf('.');
  const short = dot > 0 ? unitOf(text.slice(at, at + dot)) : undefined;
  return short !== undefined && hit(short, at + dot);
}

function hit(unit: string, end: number): true {
  found.unit = unit;
  found.end = end;
  return true;
}

/** The end of ' RE', ' α-TE' behind a unit, else `at`. */
function withEquivalent(text: string, at: number, end: number): number {
  let i = text.charCodeAt(at) === 32 ? at + 1 : at;
  const isOpen = text.charCodeAt(i) === 40;
  if (isOpen) i++;
  const first = i;
  const stop = Math.min(end, i + 8);
  while (i < stop && (isLetter(text.charCodeAt(i)) || text.charCodeAt(i) === 45)) i++;
  if (!equivalents.has(text.slice(first, i).toLowerCase())) return at;
  return isOpen && i < end && text.charCodeAt(i) === 41 ? i + 1 : i;
}

/** Grams of one unit of mass, or undefined. */
export function gramsPer(unit: string): number | undefined {
  if (unit === 'g') return 1;
  if (unit === 'mg') return 1e-3;
  if (unit === 'µg') return 1e-6;
  return unit === 'kg' ? 1e3 : undefined;
}
