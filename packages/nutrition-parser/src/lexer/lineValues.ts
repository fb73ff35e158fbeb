import { anyOf, pattern } from '../lexicon/patterns.ts';
import { isDigit, wordEndIn } from '../text/chars.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { readMultiplier } from './multiplier.ts';
import { readNumber } from './number.ts';
import { nutrientKey } from './nutrientKey.ts';
import { unitOf } from '../lexicon/units.ts';
import { readUnit } from './unit.ts';
import { blankTexts, cellWords, numberedNames } from '../lexicon/vocabulary.ts';

const unitBefore = pattern('\\b{KILO} ?[/|-] ?$');
/** 'Kcal 370 – kJ 1570' names energy by its units. */
const onlyEnergy = pattern('^\\W*{KILO}\\W*$');

/** Whether 'kcal/' or 'kJ/' is before a unit. */
export const isSecondUnit = (text: string, nameStart: number, at: number): boolean =>
  unitBefore.test(text.slice(Math.max(nameStart, at - 7), at));

/** 'non più di', 'non superiore a': a negated comparison belongs to the value behind it. */
export function isComparison(text: string, at: number, end: number): boolean {
  const next = wordEndIn(text, at + 1, end);
  const meaning = cellWords.get(text.slice(at + 1, next).toLowerCase());
  return (meaning === '<' || meaning === '>') && numberFollows(text, next, end);
}

/** Longest sign for 'not declared'. */
const maxBlank = 20;

/** The end of 'n.d.', '-' or 'non rilevabile' that is all that is behind a name's colon; -1. */
export function blankEnd(text: string, at: number, end: number): number {
  let i = at;
  while (i < end && text.charCodeAt(i) === 32) i++;
  const code = i < end ? text.charCodeAt(i) : 0;
  const isDash = code === 45 || code === 0x2013 || code === 0x2014;
  if (!isDash && (code | 32) !== 110) return -1;
  let stop = i;
  const limit = Math.min(end, i + maxBlank);
  while (stop < limit && !',;|\n'.includes(text.charAt(stop))) stop++;
  if (stop < end && stop === limit) return -1;
  return blankTexts.has(fold(text, i, stop)) ? stop : -1;
}

const ratio =
  /^(?:\d{1,3}(?:(?::\d{1,3}){1,3}|(?: ?: ?\d{1,3})(?: : ?\d{1,3})?)|1,3\/1,[46])(?![\d.,])/;

/** Past a ratio ('BCAA 2:1:1', 'estratto 10:1'), which is part of a name; -1 where none is. */
export function ratioEnd(text: string, at: number, end: number): number {
  const before = at > 0 ? text.charCodeAt(at - 1) : 32;
  if (before !== 32 && before !== 40) return -1;
  const match = ratio.exec(text.slice(at, Math.min(end, at + 20)));
  if (!match) return -1;
  const stop = at + match[0].length;
  const after = text.charCodeAt(stop) === 32 ? stop + 1 : stop;
  // 'Vitamina B 12:80 mg'
  return after < end && readUnit(text, after, end) ? -1 : stop;
}

/** Past a number and what clings to it ('B12', '1169/2011'). */
export function numberEnd(text: string, at: number, end: number): number {
  let i = at;
  while (
    i < end &&
    (isWordCode(text.charCodeAt(i)) ||
      ((text.charCodeAt(i) === 46 || text.charCodeAt(i) === 44) && isDigit(text.charCodeAt(i + 1))))
  )
    i++;
  return Math.max(i, at + 1);
}

export function numberFollows(text: string, at: number, end: number): boolean {
  for (let i = at, words = 0; i < end && i - at < 24; i++) {
    const code = text.charCodeAt(i);
    if (isDigit(code)) return true;
    if (code === 32 && ++words > 2) return false;
    if (!isWordCode(code) && code !== 32 && code !== 60 && code !== 46) return false;
  }
  return false;
}

/** Signs of a value: `<`, `>`, `~`, `≤`, `≥`, `≈`. */
export const isSign = (code: number): boolean =>
  code === 60 ||
  code === 62 ||
  code === 126 ||
  code === 0x2264 ||
  code === 0x2265 ||
  code === 0x2248;

/** 'Grassi (g) 6,5, …': the unit of a number is in a bracket before it. */
function isBehindUnit(text: string, from: number, at: number): boolean {
  const match = bracketUnit.exec(text.slice(Math.max(from, at - 12), at));
  return match !== null && match[1] !== undefined && unitOf(match[1]) !== undefined;
}

const bracketUnit = /[([]\s?(?:kj ?\/ ?)?([a-zµμ%.]{1,5})(?: [a-zα-]{2,4})?\s?[)\]] ?$/i;

/** Signs and spaces before a number. */
const maxSign = 8;

/** Names of nutrients are no longer. */
const maxKnown = 60;

/** A place in a line, and where the name begins that is before it. */
type NamedPlace = {
  readonly text: string;
  readonly at: number;
  readonly end: number;
  /** ':' or '=' is behind the name. */
  readonly marked: boolean;
  readonly nameStart: number;
};

/** Whether a value starts here: a number with a unit, or any number behind a colon. */
export function startsValue({ text, at, end, marked, nameStart }: NamedPlace): boolean {
  let i = at;
  while (i < end && !isDigit(text.charCodeAt(i))) {
    const code = text.charCodeAt(i);
    if (i - at > maxSign) return false;
    if (code !== 32 && code !== 61 && !isSign(code)) return false;
    i++;
  }
  if (i >= end) return false;
  const before = i > nameStart ? text.charCodeAt(i - 1) : 32;
  // 'B12', 'Q10', 'omega-3': the digit belongs to the word; so does one that brackets follow.
  if (isWordCode(before) || (before === 45 && i > 1 && isWordCode(text.charCodeAt(i - 2))))
    return false;
  const number = readNumber(text, i, end);
  if (!number) return false;
  if (endsWithNumberedName(text, nameStart, i, end)) return false;
  const after = readMultiplier(text, number, end).end;
  // '5 mld', '5 x 10^9'
  if (after > number.end) return true;
  let unitAt = after;
  while (unitAt < end && text.charCodeAt(unitAt) === 32) unitAt++;
  if (readUnit(text, unitAt, end)) return true;
  if (i > at) return true;
  // 'Grassi 5,8; di cui saturi 3,9;', 'Calorie 169 - Grassi 9 g'
  if (before === 32 && isBeforeMark(text, after) && i - nameStart < maxKnown) {
    if (nutrientKey(text.slice(nameStart, i).trim()) !== undefined) return true;
  }
  if (marked) return !isWordCode(text.charCodeAt(after));
  if (i - nameStart < 9 && onlyEnergy.test(text.slice(nameStart, i))) return true;
  if (text.charCodeAt(i - 2) === 41 && isBehindUnit(text, nameStart, i)) return true;
  // '1570/370 kJ/kcal', '20-25 g', '24 30 g' of two columns: a number and another that has a unit.
  return unitAt >= end ? true : followedByNumber(text, unitAt, end);
}

/** What parts a pair from the next. */
const isBeforeMark = (text: string, at: number): boolean => {
  const behind = text.charAt(at) === ' ' ? at + 1 : at;
  const isPoint = text.charAt(at) === '.' && text.charAt(at + 1) === ' ';
  return (
    isPoint ||
    text.startsWith(' di cui ', at) ||
    (behind < text.length && ',;|/•·–-)'.includes(text.charAt(behind)))
  );
};

const numbered = pattern(`\\b${anyOf(numberedNames)}[ -]?$`);

/** 'Omega 3 500 mg': the number belongs to the name, and the one behind it is the value. */
function endsWithNumberedName(text: string, from: number, at: number, end: number): boolean {
  if (!numbered.test(text.slice(Math.max(from, at - 12), at))) return false;
  let i = at;
  while (i < end && isDigit(text.charCodeAt(i))) i++;
  if (i - at > 2 || (',.'.includes(text.charAt(i)) && isDigit(text.charCodeAt(i + 1))))
    return false;
  while (i < end && text.charCodeAt(i) === 32) i++;
  return !readUnit(text, i, end);
}

function followedByNumber(text: string, at: number, end: number): boolean {
  let i = at;
  while (i < end && i - at < 4 && ' -–÷/|±'.includes(text.charAt(i))) i++;
  return i < end && isDigit(text.charCodeAt(i)) && readNumber(text, i, end) !== null;
}
