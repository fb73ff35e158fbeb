import { isDigit, wordEndIn } from '../../text/chars.ts';
import { fold, isWordCode } from '../../text/fold.ts';
import { trimmedCell, type Cell, type Source } from '../../text/source.ts';
import type { Heading } from '../columns.ts';
import { number, readMultiplier, readNumber } from '../number.ts';
import { found, readUnit } from '../units.ts';
import { blankTexts, cellWords } from '../vocabulary.ts';
import { basisAt } from './basisPhrase.ts';

/** What a line of text holds, in order. */
export type Token =
  | { kind: 'pair'; name: Cell; value: Cell; /** The value follows ':' or '='. */ marked: boolean }
  | { kind: 'basis'; heading: Heading; cell: Cell }
  | { kind: 'rest'; cell: Cell };

let source: Source;
let text = '';
let end = 0;

const wordEnd = (at: number): number => wordEndIn(text, at, end);

/**
 * Parts a line into names with their values ('Grassi 5,2 g di cui saturi 1 g'), the bases they are
 * declared for ('per 100 g'), and what is neither. Each character is looked at a bounded number of
 * times.
 */
export function scanLine(from: Source, start: number, to: number): Token[] {
  source = from;
  text = from.text;
  end = to;
  const tokens: Token[] = [];
  let nameStart = start;
  let i = start;
  let marked = -1;
  while (i < end) {
    const code = text.charCodeAt(i);
    if (code === 58 || code === 61) {
      const blank = blankEnd(nameStart, i + 1);
      if (blank > 0) {
        tokens.push({
          kind: 'pair',
          name: trimmedCell(source, nameStart, i),
          value: trimmedCell(source, i + 1, blank),
          marked: true,
        });
        nameStart = i = blank;
        marked = -1;
        continue;
      }
      if (hasLetters(nameStart, i)) marked = i;
      i++;
      continue;
    }
    if (isWordCode(code) && !isDigit(code)) {
      const after = wordEnd(i);
      const word = after - i < 16 ? text.slice(i, after).toLowerCase() : '';
      const basis = basisAt(source, i, end, after, word);
      if (basis) {
        rest(tokens, nameStart, i);
        tokens.push(basis);
        nameStart = i = basis.cell.end;
        marked = -1;
        continue;
      }
      if (after - i === 1 && isOcrDigit(i) && hasLetters(nameStart, i)) {
        i = pair(tokens, nameStart, i, marked >= nameStart);
        nameStart = i;
        marked = -1;
        continue;
      }
      // 'Proteine g 80': the unit before the number.
      if (
        hasLetters(nameStart, i) &&
        readUnit(text, i, end) &&
        found.end === after &&
        numberRightBehind(after)
      ) {
        // 'Energia kJ/kcal 1650/390': a pair of units is part of the name.
        const valueStart = isSecondUnit(nameStart, i) ? after : i;
        i = pair(tokens, nameStart, valueStart, marked >= nameStart);
        nameStart = i;
        marked = -1;
        continue;
      }
      const meaning = cellWords.get(word);
      const isValueWord =
        meaning !== undefined && meaning !== 'not' && meaning !== 'per' && meaning !== 'nrv';
      if (word === 'non' && isComparison(after) && hasLetters(nameStart, i)) {
        i = pair(tokens, nameStart, i, marked >= nameStart);
        nameStart = i;
        marked = -1;
        continue;
      }
      if (
        isValueWord &&
        hasLetters(nameStart, i) &&
        (meaning === 'traces' || meaning === 'zero' || numberFollows(after))
      ) {
        i = pair(tokens, nameStart, i, marked >= nameStart);
        nameStart = i;
        marked = -1;
        continue;
      }
      i = after;
      continue;
    }
    if (
      isDigit(code) ||
      code === 60 ||
      code === 126 ||
      code === 0x2264 ||
      code === 62 ||
      code === 0x2265
    ) {
      const value = valueAt(i, marked >= nameStart, nameStart);
      if (value && hasLetters(nameStart, i)) {
        i = pair(tokens, nameStart, i, marked >= nameStart);
        nameStart = i;
        marked = -1;
        continue;
      }
      i = isDigit(code) ? numberEnd(i) : i + 1;
      continue;
    }
    i++;
  }
  rest(tokens, nameStart, end);
  return tokens;
}

/** 'l,2 g', 'O,5 g': a letter that OCR read for the first digit. */
function isOcrDigit(at: number): boolean {
  const mark = text.charCodeAt(at + 1);
  return (
    'OolI'.includes(text.charAt(at)) && (mark === 44 || mark === 46) && readNumber(text, at, end)
  );
}

function rest(tokens: Token[], from: number, to: number): void {
  const cell = trimmedCell(source, from, to);
  if (cell.end > cell.start) tokens.push({ kind: 'rest', cell });
}

function pair(tokens: Token[], nameStart: number, at: number, marked: boolean): number {
  const stop = valueEnd(at);
  let nameEnd = at;
  while (nameEnd > nameStart && '(['.includes(text.charAt(nameEnd - 1))) nameEnd--;
  tokens.push({
    kind: 'pair',
    name: trimmedCell(source, nameStart, nameEnd),
    value: trimmedCell(source, at, stop),
    marked,
  });
  return stop;
}

/** Whether 'kcal/' or 'kJ/' stands before a unit. */
const isSecondUnit = (nameStart: number, at: number): boolean =>
  /\bk(?:j|cal) ?[/|-] ?$/i.test(text.slice(Math.max(nameStart, at - 7), at));

/** 'non più di', 'non superiore a': a negated comparison belongs to the value behind it. */
function isComparison(at: number): boolean {
  const next = wordEnd(at + 1);
  const meaning = cellWords.get(text.slice(at + 1, next).toLowerCase());
  return (meaning === '<' || meaning === '>') && numberFollows(next);
}

/** Longest sign for 'not declared'. */
const longestBlank = 20;

/** The end of 'n.d.', '-' or 'non rilevabile' that is all that stands behind a name's colon; -1. */
function blankEnd(nameStart: number, at: number): number {
  let i = at;
  while (i < end && text.charCodeAt(i) === 32) i++;
  const code = i < end ? text.charCodeAt(i) : 0;
  const isDash = code === 45 || code === 0x2013 || code === 0x2014;
  if ((!isDash && (code | 32) !== 110) || !hasLetters(nameStart, at - 1)) return -1;
  let stop = i;
  const limit = Math.min(end, i + longestBlank);
  while (stop < limit && !',;|\n'.includes(text.charAt(stop))) stop++;
  if (stop < end && stop === limit) return -1;
  return blankTexts.has(fold(text, i, stop)) ? stop : -1;
}

/** Past a number and what clings to it ('B12', '1169/2011'). */
function numberEnd(at: number): number {
  let i = at;
  while (
    i < end &&
    (isWordCode(text.charCodeAt(i)) ||
      ((text.charCodeAt(i) === 46 || text.charCodeAt(i) === 44) && isDigit(text.charCodeAt(i + 1))))
  )
    i++;
  return Math.max(i, at + 1);
}

/** Letters longest looked at for a name. */
const nameReach = 200;

function hasLetters(from: number, to: number): boolean {
  for (let i = Math.max(from, to - nameReach); i < to; i++) {
    const code = text.charCodeAt(i);
    if (isWordCode(code) && !isDigit(code)) return true;
  }
  return false;
}

function numberFollows(at: number): boolean {
  for (let i = at, words = 0; i < end && i - at < 24; i++) {
    const code = text.charCodeAt(i);
    if (isDigit(code)) return true;
    if (code === 32 && ++words > 2) return false;
    if (!isWordCode(code) && code !== 32 && code !== 60 && code !== 46) return false;
  }
  return false;
}

/** Signs and spaces before a number. */
const longestSign = 8;

/** Whether a value starts here: a number with a unit, or any number behind a colon. */
function valueAt(at: number, marked: boolean, nameStart: number): boolean {
  let i = at;
  while (i < end && !isDigit(text.charCodeAt(i))) {
    const code = text.charCodeAt(i);
    if (i - at > longestSign) return false;
    if (
      code !== 32 &&
      code !== 60 &&
      code !== 61 &&
      code !== 62 &&
      code !== 126 &&
      code !== 0x2264 &&
      code !== 0x2265
    )
      return false;
    i++;
  }
  if (i >= end) return false;
  const before = i > nameStart ? text.charCodeAt(i - 1) : 32;
  // 'B12', 'Q10', 'omega-3': the digit belongs to the word; so does one that brackets follow.
  if (isWordCode(before) || (before === 45 && i > 1 && isWordCode(text.charCodeAt(i - 2))))
    return false;
  if (!readNumber(text, i, end)) return false;
  if (!marked && endsWithNumberedName(nameStart, i)) return false;
  readMultiplier(text, end);
  const after = number.end;
  let unitAt = after;
  while (unitAt < end && text.charCodeAt(unitAt) === 32) unitAt++;
  if (readUnit(text, unitAt, end)) return true;
  if (i > at) return true;
  if (marked) return !isWordCode(text.charCodeAt(after));
  // '1570/370 kJ/kcal', '20-25 g', '24 30 g' of two columns: a number and another that has a unit.
  return unitAt >= end ? true : followedByNumber(unitAt);
}

const numbered = /\b(?:omega|vitamina|vit\.?|mk|tipo|coenzima|q|b|d|k)[ -]?$/i;

/** 'Omega 3 500 mg': the number belongs to the name, and the one behind it is the value. */
function endsWithNumberedName(from: number, at: number): boolean {
  if (!numbered.test(text.slice(Math.max(from, at - 12), at))) return false;
  let i = at;
  while (i < end && isDigit(text.charCodeAt(i))) i++;
  if (i - at > 2) return false;
  while (i < end && text.charCodeAt(i) === 32) i++;
  return !readUnit(text, i, end);
}

function followedByNumber(at: number): boolean {
  let i = at;
  while (i < end && i - at < 4 && ' -–/|'.includes(text.charAt(i))) i++;
  return i < end && isDigit(text.charCodeAt(i)) && readNumber(text, i, end);
}

/** Where the values end that start at `at`: before the first word that is no unit or sign. */
function valueEnd(at: number): number {
  let i = at;
  let open = -1;
  while (i < end) {
    const code = text.charCodeAt(i);
    if (isDigit(code) || (i === at && isOcrDigit(i))) {
      // A new name may begin with a digit ('5-HTP'); a value never clings to letters but its unit.
      if (!readNumber(text, i, end)) return i;
      readMultiplier(text, end);
      i = number.end;
      let unitAt = i;
      while (unitAt < end && text.charCodeAt(unitAt) === 32) unitAt++;
      if (readUnit(text, unitAt, end)) i = found.end;
      continue;
    }
    if (code === 40 || code === 91) open = i;
    else if (code === 41 || code === 93) open = -1;
    else if (isWordCode(code) || code === 0xb5) {
      const after = wordEnd(i);
      const word = after - i < 16 ? text.slice(i, after).toLowerCase() : '';
      const meaning = cellWords.get(word);
      // '(100% V.N.R.)'
      if (open >= 0 && after - i === 1) {
        i = after;
        continue;
      }
      if (meaning === 'per' || (meaning === undefined && !isValueFiller(i, after, word))) {
        return open >= 0 ? open : i;
      }
      i = after > i ? after : i + 1;
      continue;
    } else if (
      code === 45 &&
      isWordCode(text.charCodeAt(i + 1)) &&
      !isDigit(text.charCodeAt(i + 1))
    ) {
      return i;
    }
    i++;
  }
  return end;
}

/** Units printed before the number ('kJ 1570'), and 'a' of 'da 20 a 25 g'. */
function isValueFiller(at: number, after: number, word: string): boolean {
  if (word === 'a' || word === 'di') return numberRightBehind(after);
  if (/^(?:re|te|ne|dfe)$/.test(word)) return true;
  return readUnit(text, at, end) && numberRightBehind(found.end);
}

function numberRightBehind(at: number): boolean {
  let i = at;
  while (i < end && (text.charCodeAt(i) === 32 || text.charCodeAt(i) === 58)) i++;
  return i < end && isDigit(text.charCodeAt(i));
}
