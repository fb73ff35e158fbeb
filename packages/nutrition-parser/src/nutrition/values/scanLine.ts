import { pattern } from '../../lexicon/patterns.ts';
import { unitOf } from '../../lexicon/units.ts';
import { cellWords } from '../../lexicon/vocabulary.ts';
import { isArrowHead } from './amountScan.ts';
import {
  basisAt,
  readHolding,
  readNamesBefore,
  readOfHundred,
  readOwnValue,
  readPerHundred,
  readShareBasis,
  readTitledHundred,
} from './lineBases.ts';
import {
  blankEnd,
  isComparison,
  isEnergyBehindMass,
  isSecondUnit,
  isSign,
  numberEnd,
  numberFollows,
  numberRightBehind,
  ratioEnd,
  valueEnd,
} from './lineValues.ts';
import { maxName, remarkEnd, shareEnd } from './namedShares.ts';
import {
  type LineScan,
  type Token,
  isUndeclared,
  isValueStart,
  newLineScan,
  pushPair,
  pushRest,
  pushValue,
  rangeLead,
  startName,
} from './tokens.ts';
import { readUnit, unitOfCell } from './units.ts';
import { isDigit, isLetter, wordEndIn } from '../../text/chars.ts';
import {
  colon,
  comma,
  dot,
  emDash,
  enDash,
  equals,
  hyphen,
  openParenthesis,
  slash,
  space,
} from '../../text/codes.ts';
import { isWordCode } from '../../text/fold.ts';
import { type Cell, type Source, cellText, trimmedCell } from '../../text/source.ts';
import { trimmedAround, trimmedStart } from '../../text/trim.ts';

const between = new Set(['da', 'tra', 'fra']);
const partitive = /^ d(?:i |')/;

/** Where the value starts that a word begins ('g 80', 'circa 5', 'tracce'); -1 for none. */
function valueOfWord(scan: LineScan, word: string, after: number): number {
  const { text, at, end } = scan;
  // 'Proteine g 80': the unit before the number.
  if (numberRightBehind(text, after, end) && readUnit(text, at, end)?.end === after) {
    // 'Energia kJ/kcal 1650/390': a pair of units is part of the name.
    return isSecondUnit(text, scan.nameStart, at) ? after : at;
  }
  const isRange = between.has(word) && rangeLead.test(text.slice(at, Math.min(end, at + maxName)));
  if (isRange) return at;
  const meaning = cellWords.get(word);
  if (meaning === undefined || meaning === 'per' || meaning === 'nrv') return -1;
  // 'Può contenere tracce di soia'
  if (meaning === 'traces' && partitive.test(text.slice(after, after + 4))) return -1;
  if (meaning === 'not') return word === 'non' && isComparison(text, after, end) ? at : -1;
  const isValue = meaning === 'traces' || meaning === 'zero' || numberFollows(text, after, end);
  return isValue ? at : -1;
}

/**
 * Parts a line into names with their values ('Grassi 5,2 g di cui saturi 1 g'), the bases they are
 * declared for ('per 100 g'), and what is neither. Each character is looked at a bounded number of
 * times.
 */
export function scanLine(source: Source, start: number, end: number): Token[] {
  const scan = newLineScan(source, start, end);
  while (scan.at < end) step(scan);
  pushRest(scan, end);
  return scan.tokens;
}

const isDash = (code: number): boolean => code === hyphen || code === enDash || code === emDash;

/** No word that means something to a line is longer. */
const maxWord = 16;

/** Between a basis and what it holds. */
const verbs = new Set('contiene contengono apporta apportano fornisce forniscono'.split(' '));
const shareUnits = new Set(['g', 'mg']);
const numerals = new Set(['un', 'una', 'due', 'tre']);

/** Reads what is at the place that the scan has come to. */
function step(scan: LineScan): void {
  const code = scan.text.charCodeAt(scan.at);
  if (code === colon || code === equals || isArrowHead(scan.text, scan.at)) readMark(scan);
  else if (isDigit(code)) readDigit(scan);
  else if (isWordCode(code)) readWord(scan);
  else if (isSign(code) && scan.hasLetters && isValueStart(scan)) pushPair(scan, scan.at);
  else if (isBareDecimal(scan, code)) pushPair(scan, scan.at);
  else if (isDash(code) && isUndeclared(scan)) pushPair(scan, scan.at);
  else if (code === openParenthesis && scan.hasLetters) readBracket(scan);
  else if (code === slash && (readPerHundred(scan) || readOfHundred(scan))) return;
  else scan.at++;
}

/** A bracket that is a remark on the name belongs to it. */
function readBracket(scan: LineScan): void {
  const past = remarkEnd(scan.text, scan.at, scan.end);
  scan.at = past > 0 ? past : scan.at + 1;
}

/** 'Proteine ,5 g' */
function isBareDecimal(scan: LineScan, code: number): boolean {
  const { text, at } = scan;
  const isMark = (code === comma || code === dot) && text.charCodeAt(at - 1) <= space;
  return isMark && scan.hasLetters && isDigit(text.charCodeAt(at + 1));
}

/** A colon marks the value behind it, unless it stands for 'not declared'. */
function readMark(scan: LineScan): void {
  const { text, at, end, source } = scan;
  scan.at++;
  if (!scan.hasLetters) {
    // '1 compressa = Vitamina D3 2000 UI'
    if (text.charCodeAt(at) === equals) startName(scan, scan.at);
    return;
  }
  const blank = blankEnd(text, at + 1, end);
  if (blank <= 0) {
    scan.marked = true;
    return;
  }
  const name = trimmedCell(source, scan.nameStart, at);
  scan.tokens.push({
    kind: 'pair',
    name,
    value: trimmedCell(source, at + 1, blank),
    marked: true,
  });
  startName(scan, blank);
}

const energyFirst = pattern('^{NUMBER} ?{KILO} ?(?:[|,;./(•–-]|$|per\\b)');

/** '169 kcal | Grassi 9,3 g': energy without a name, before the first or between two. */
const isUnnamed = ({ tokens, text, nameStart, at, end }: LineScan): boolean => {
  if (at - nameStart > 3 || text.slice(nameStart, at).trim() !== '') return false;
  // 'Grassi 9,3 g | 169 kcal | Carb 16 g'
  const isPlace = tokens.length === 0 || isEnergyBehindMass(text, at, end);
  return isPlace && energyFirst.test(text.slice(at, Math.min(end, at + maxName)));
};

function readDigit(scan: LineScan): void {
  if (readHolding(scan) || (scan.hasLetters && readTitledHundred(scan))) return;
  const share = scan.hasLetters ? shareEnd(scan.text, scan.at, scan.nameStart, scan.end) : -1;
  if (share > 0) {
    scan.at = share;
    return;
  }
  const ratio = ratioEnd(scan.text, scan.at, scan.end);
  if (ratio > 0) scan.at = ratio;
  else if (scan.hasLetters && isValueStart(scan)) pushPair(scan, scan.at);
  else if ((scan.tokens.at(-1)?.kind === 'basis' || isUnnamed(scan)) && isValueStart(scan))
    pushValue(scan);
  else {
    const after = numberEnd(scan.text, scan.at, scan.end);
    // 'B12' is a word.
    for (let i = scan.at; i < after && !scan.hasLetters; i++)
      scan.hasLetters = !isDigit(scan.text.charCodeAt(i)) && isWordCode(scan.text.charCodeAt(i));
    scan.at = after;
  }
}

function readWord(scan: LineScan): void {
  const { text, at, end } = scan;
  const after = wordEndIn(text, at, end);
  const word = after - at < maxWord ? text.slice(at, after).toLowerCase() : '';
  if (!scan.hasLetters && verbs.has(word) && scan.tokens.at(-1)?.kind === 'basis') {
    startName(scan, text.charCodeAt(after) === colon ? after + 1 : after);
    return;
  }
  if (numerals.has(word) && readHolding(scan)) return;
  if (shareUnits.has(word) && readShareBasis(scan, after)) return;
  const basis = basisAt(scan, word);
  if (basis) {
    if (readNamesBefore(scan, basis) || readOwnValue(scan, basis)) return;
    pushRest(scan, at);
    scan.tokens.push(basis);
    startName(scan, basis.cell.end);
    return;
  }
  if (word === 'n' || word === 'nd') {
    if (isUndeclared(scan)) {
      pushPair(scan, at);
      return;
    }
  }
  const value = scan.hasLetters ? valueOfWord(scan, word, after) : -1;
  if (value >= 0) pushPair(scan, value);
  else {
    scan.hasLetters = true;
    scan.at = after;
  }
}

/** Before a value that has its name on another line, and behind it. */
const leading = ' ([*:=>-–';
const closing = ' )]*.;,';

/** One sign, or words: a longer dash is a rule. */
function isBlank({ source: { text }, start, end }: Cell): boolean {
  const isOneSign = end - start === 1;
  if (isOneSign && text.charAt(start) === '/') return true;
  return (isOneSign || isLetter(text.charAt(start))) && blankEnd(text, start, end) === end;
}

/**
 * Whether a text is a value as it is behind a name, and nothing else: 'circa 5 g', 'g 80',
 * '(100% VNR) 800 mcg', 'n.d.'.
 */
export function isWholeValue(cell: Cell): boolean {
  const { source, end } = cell;
  if (isBlank(cell)) return true;
  const start = end - trimmedStart(cellText(cell), leading).length;
  const stop = isDigit(source.text.charCodeAt(start))
    ? valueEnd(source.text, start, end)
    : endBehindWord(cell, start);
  return stop > start && trimmedAround(source.text.slice(stop, end), closing) === '';
}

/** Where a value ends that a sign or word begins; -1 for any other text. */
function endBehindWord({ source, end }: Cell, start: number): number {
  const scan = { ...newLineScan(source, start, end), hasLetters: true, marked: true };
  step(scan);
  // 'kcal/kJ 370/1570' below 'Valore energetico'
  if (unitOf(source.text.slice(start, scan.at)) !== undefined)
    for (let steps = 0; steps < 2 && scan.tokens.length === 0; steps++) step(scan);
  const [token] = scan.tokens;
  if (token?.kind !== 'pair') return -1;
  const isNamed = token.name.text !== '' && unitOfCell(token.name.text) !== 'kJ/kcal';
  return isNamed ? -1 : token.value.end;
}
