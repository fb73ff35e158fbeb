import { isDigit, wordEndIn } from '../text/chars.ts';
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
} from '../text/codes.ts';
import { isWordCode } from '../text/fold.ts';
import { trimmedCell, type Source } from '../text/source.ts';
import { pattern } from '../lexicon/patterns.ts';
import { isArrowHead } from './arrow.ts';
import { basisAt } from './basisPhrase.ts';
import {
  readHolding,
  readNamesBefore,
  readOfHundred,
  readOwnValue,
  readPerHundred,
  readShareBasis,
  readTitledHundred,
} from './lineBases.ts';
import {
  isUndeclared,
  isValueStart,
  newLineScan,
  pushPair,
  pushRest,
  pushValue,
  startName,
  type LineScan,
  type Token,
} from './lineTokens.ts';
import { blankEnd, isSign, numberEnd, ratioEnd } from './lineValues.ts';
import { remarkEnd } from './remarkEnd.ts';
import { maxName, shareEnd } from './shareInName.ts';
import { isEnergyBehindMass } from './valueEnd.ts';
import { valueOfWord } from './valueOfWord.ts';

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
export function step(scan: LineScan): void {
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
  const basis = basisAt(scan, after, word);
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
