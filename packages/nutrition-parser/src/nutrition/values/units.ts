import { atStart } from '../../lexicon/phrases.ts';
import { unitEquivalents, unitOf } from '../../lexicon/units.ts';
import { beginsWithLetters } from '../../text/chars.ts';
import {
  closeParenthesis,
  division,
  dot,
  hyphen,
  lowerA,
  lowerZ,
  micro,
  middleDot,
  multiplication,
  openParenthesis,
  percent,
  space,
} from '../../text/codes.ts';
import { fold } from '../../text/fold.ts';

/** A unit of a text. */
export type UnitToken = { readonly unit: string; readonly end: number };

/** Letters of units: Latin ones with their accents, and Greek ones. */
const isLetter = (code: number): boolean => {
  const lower = code | 32;
  if (lower >= lowerA && lower <= lowerZ) return true;
  // Behind the end of a text there is no code at all.
  if (!(code >= micro && code < 0x2000)) return false;
  const isSign = code === multiplication || code === division || code === middleDot;
  // ¹ º »
  return !isSign && !(code >= 0xb9 && code <= 0xbb);
};

/** No unit has more characters. */
const maxUnit = 16;

/** Reads a unit that starts at `at`; null where another word is. */
export function readUnit(text: string, at: number, end: number): UnitToken | null {
  if (at >= end) return null;
  if (text.charCodeAt(at) === percent) return { unit: '%', end: at + 1 };
  const last = letterEnd(text, at, Math.min(end, at + maxUnit));
  const unit = unitOf(text.slice(at, last));
  if (unit !== undefined) {
    const dotted = text.charCodeAt(last) === dot && text.slice(at + 1, last).includes('.');
    return { unit, end: dotted && last < end ? last + 1 : equivalentEnd(text, last, end) };
  }
  const phrase = phrases.find(([words]) => text.startsWith(words, at + 1));
  if (phrase) return { unit: phrase[1], end: at + 1 + phrase[0].length };
  // 'Kcal/100g', 'mg.': a dot that belongs to no abbreviation.
  const mark = text.slice(at, last).indexOf('.');
  const short = mark > 0 ? unitOf(text.slice(at, at + mark)) : undefined;
  return short === undefined ? null : { unit: short, end: at + mark };
}

/** Units of several words, from their second letter on. */
const phrases = [
  ['nità internazionali', 'UI'],
  ['nità formanti colonie', 'UFC'],
  ['nità formanti colonia', 'UFC'],
] as const;

function letterEnd(text: string, at: number, stop: number): number {
  let i = at;
  for (; i < stop; i++) {
    const code = text.charCodeAt(i);
    const isDotInside = code === dot && isLetter(text.charCodeAt(i + 1));
    if (!isLetter(code) && !isDotInside) break;
  }
  return i;
}

/** The end of ' RE', ' α-TE' behind a unit, else `at`. */
function equivalentEnd(text: string, at: number, end: number): number {
  let i = text.charCodeAt(at) === space ? at + 1 : at;
  const isOpen = text.charCodeAt(i) === openParenthesis;
  if (isOpen) i++;
  const first = i;
  const stop = Math.min(end, i + 8);
  while (i < stop && (isLetter(text.charCodeAt(i)) || text.charCodeAt(i) === hyphen)) i++;
  if (!unitEquivalents.has(text.slice(first, i).toLowerCase())) return at;
  return isOpen && i < end && text.charCodeAt(i) === closeParenthesis ? i + 1 : i;
}

const multiplier = atStart('mld|mrd|miliardi|milioni|mln|[x[ ]]10');

/** 'miliardi UFC', '10^9 UFC': a unit with what its amounts are multiplied by. */
export function isMultiple(unit: string): boolean {
  const lead = multiplier.exec(unit.trim())?.[0] ?? '';
  const folded = fold(unit);
  const last = folded.slice(folded.lastIndexOf(' ') + 1);
  return lead !== '' && beginsWithLetters(last, 2) && lead.toLowerCase() !== last;
}

/** '%', '% s.s.' */
export const isShare = (unit: string): boolean => unit.trimStart().startsWith('%');

/** The unit of a unit cell; 'kJ/kcal' stays a pair, 'miliardi UFC' a multiple. */
export function unitOfCell(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (lower.includes('kj') && lower.includes('kcal')) return 'kJ/kcal';
  if (isShare(text)) return '%';
  return unitOf(text.trim()) ?? (isMultiple(text) ? text : undefined);
}
