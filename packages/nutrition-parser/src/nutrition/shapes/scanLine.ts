import { groupOf, isDigit, wordEndIn } from '../../text/chars.ts';
import { isWordCode } from '../../text/fold.ts';
import { trimmedCell, type Cell, type Source } from '../../text/source.ts';
import { readHeading, withoutLabel, type Heading } from '../columns.ts';
import { nameOfCell } from '../readName.ts';
import { found, readUnit } from '../units.ts';
import { cellWords } from '../vocabulary.ts';
import { basisAt, holdsAt } from './basisPhrase.ts';
import {
  blankEnd,
  isComparison,
  isOcrDigit,
  isOcrNumber,
  isSecondUnit,
  isSign,
  numberEnd,
  numberFollows,
  ratioEnd,
  startsValue,
} from './lineValues.ts';
import { longestName, shareEnd } from './shareInName.ts';
import { hundredEnd, numberRightBehind, valueEnd } from './valueEnd.ts';

/** What a line of text holds, in order. */
export type Token =
  | { kind: 'pair'; name: Cell; value: Cell; /** The value follows ':' or '='. */ marked: boolean }
  | { kind: 'basis'; heading: Heading; cell: Cell }
  /** An amount without a name, behind a basis: '80 g per 100 g, 24 g per dose'. */
  | { kind: 'value'; value: Cell }
  | { kind: 'rest'; cell: Cell };

/**
 * Parts a line into names with their values ('Grassi 5,2 g di cui saturi 1 g'), the bases they are
 * declared for ('per 100 g'), and what is neither. Each character is looked at a bounded number of
 * times.
 */
export function scanLine(source: Source, start: number, end: number): Token[] {
  return new LineScanner(source, start, end).scan();
}

const undeclared = /^(?:(?:[-–—]|n\.?\/?[da]\.?)(?=[,;]|$)|n(?:\.[da]\.|\/[da])(?= [a-zà-ù]))/i;
const isDash = (code: number): boolean => code === 45 || code === 0x2013 || code === 0x2014;

const unitBefore = /(?<![a-z])(?:k?cal|kj|m?g|mcg|[uµμ]g) ?$/i;
const basisBetween = /^\/ ?(100 ?(?:g|gr|ml)\b)[ :]*([<~]? ?\d(?:[\d.,]*\d)?)/i;

/** No word that means something to a line is longer. */
const longestWord = 16;

/** Between a basis and what it holds. */
const verbs = new Set('contiene contengono apporta apportano fornisce forniscono'.split(' '));
const numerals = new Set(['un', 'una', 'due', 'tre']);

class LineScanner {
  private readonly source: Source;
  private readonly text: string;
  private readonly end: number;
  private readonly tokens: Token[] = [];
  /** Where the name of the next pair starts, and whether it has letters so far. */
  private nameStart: number;
  private hasLetters = false;
  /** ':' or '=' stands behind the name. */
  private marked = false;
  private at: number;

  constructor(source: Source, start: number, end: number) {
    this.source = source;
    this.text = source.text;
    this.end = end;
    this.nameStart = start;
    this.at = start;
  }

  scan(): Token[] {
    const { text, end } = this;
    while (this.at < end) {
      const code = text.charCodeAt(this.at);
      if (code === 58 || code === 61) this.mark();
      else if (isDigit(code)) this.digit();
      else if (isWordCode(code)) this.word();
      else if (isSign(code) && this.hasLetters && this.startsValue()) this.pair(this.at);
      else if (isDash(code) && this.isUndeclared()) this.pair(this.at);
      else if (code === 47 && (this.perHundred() || this.ofHundred())) continue;
      else this.at++;
    }
    this.rest(end);
    return this.tokens;
  }

  /** 'kcal/100 g 370': the basis stands between the unit and its number. */
  private perHundred(): boolean {
    const { source, text, at, nameStart, end } = this;
    const basis = basisBetween.exec(text.slice(at, Math.min(end, at + 16)));
    if (!basis || !this.hasLetters || !unitBefore.test(text.slice(Math.max(nameStart, at - 5), at)))
      return false;
    const stop = at + basis[0].length;
    const value = trimmedCell(source, stop - groupOf(basis, 2).length, stop);
    const heading = readHeading(`per ${groupOf(basis, 1)}`);
    if (heading) this.tokens.push({ kind: 'basis', heading: withoutLabel(heading), cell: value });
    this.tokens.push({
      kind: 'pair',
      name: trimmedCell(source, nameStart, at),
      value,
      marked: true,
    });
    this.startName(stop);
    return true;
  }

  /** '80 g/100 g': the basis right behind a value. */
  private ofHundred(): boolean {
    const basis = this.hasLetters ? 0 : hundredEnd(this.text, this.at, this.end);
    const heading = basis > 0 ? readHeading(this.text.slice(this.at + 1, basis)) : null;
    if (!heading?.hasBasis) return false;
    const cell = trimmedCell(this.source, this.at + 1, basis);
    this.tokens.push({ kind: 'basis', heading: withoutLabel(heading), cell });
    this.startName(basis);
    return true;
  }

  private startsValue(): boolean {
    return startsValue(this.text, this.at, this.end, this.marked, this.nameStart);
  }

  /** A colon marks the value behind it, unless it stands for 'not declared'. */
  private mark(): void {
    const { text, at, end, source } = this;
    this.at++;
    if (!this.hasLetters) return;
    const blank = blankEnd(text, at + 1, end);
    if (blank <= 0) {
      this.marked = true;
      return;
    }
    const name = trimmedCell(source, this.nameStart, at);
    this.tokens.push({
      kind: 'pair',
      name,
      value: trimmedCell(source, at + 1, blank),
      marked: true,
    });
    this.startName(blank);
  }

  /** 'Grassi -, Fibre n.d., …': a known nutrient, and a sign for 'not declared' with its comma. */
  private isUndeclared(): boolean {
    const { text, at, end, nameStart } = this;
    if (!this.hasLetters || at - nameStart > longestName || text.charCodeAt(at - 1) !== 32)
      return false;
    if (!undeclared.test(text.slice(at, Math.min(end, at + 6)))) return false;
    return nameOfCell(trimmedCell(this.source, nameStart, at)).key !== undefined;
  }

  private digit(): void {
    if (this.holds()) return;
    const share = this.hasLetters ? shareEnd(this.text, this.at, this.nameStart, this.end) : -1;
    if (share > 0) {
      this.at = share;
      return;
    }
    const ratio = ratioEnd(this.text, this.at, this.end);
    if (ratio > 0) this.at = ratio;
    else if (this.hasLetters && this.startsValue()) this.pair(this.at);
    else if (this.tokens.at(-1)?.kind === 'basis' && this.startsValue()) this.value();
    else {
      const after = numberEnd(this.text, this.at, this.end);
      // 'B12' is a word.
      for (let i = this.at; i < after && !this.hasLetters; i++)
        this.hasLetters = !isDigit(this.text.charCodeAt(i)) && isWordCode(this.text.charCodeAt(i));
      this.at = after;
    }
  }

  /** '1 bustina apporta:', 'un cucchiaino (5 ml):' where no name has begun. */
  private holds(): boolean {
    const basis = this.hasLetters ? null : holdsAt(this.source, this.at, this.end);
    if (!basis) return false;
    this.tokens.push(basis);
    this.startName(basis.cell.end);
    return true;
  }

  private word(): void {
    const { text, at, end } = this;
    const after = wordEndIn(text, at, end);
    const word = after - at < longestWord ? text.slice(at, after).toLowerCase() : '';
    if (!this.hasLetters && verbs.has(word) && this.tokens.at(-1)?.kind === 'basis') {
      this.startName(text.charCodeAt(after) === 58 ? after + 1 : after);
      return;
    }
    if (numerals.has(word) && this.holds()) return;
    const basis = basisAt(this.source, at, end, after, word);
    if (basis) {
      this.rest(at);
      this.tokens.push(basis);
      this.startName(basis.cell.end);
      return;
    }
    if (word === 'n' || word === 'nd') {
      if (this.isUndeclared()) {
        this.pair(at);
        return;
      }
    }
    const value = this.hasLetters ? this.valueOfWord(word, after) : -1;
    if (value >= 0) this.pair(value);
    else {
      this.hasLetters = true;
      this.at = after;
    }
  }

  /** Where the value starts that a word begins ('g 80', 'circa 5', 'tracce', 'l,2'); -1 for none. */
  private valueOfWord(word: string, after: number): number {
    const { text, at, end } = this;
    if (after - at === 1 ? isOcrDigit(text, at, end) : isOcrNumber(text, at, after, end)) return at;
    // 'Proteine g 80': the unit before the number.
    if (numberRightBehind(text, after, end) && readUnit(text, at, end) && found.end === after) {
      // 'Energia kJ/kcal 1650/390': a pair of units is part of the name.
      return isSecondUnit(text, this.nameStart, at) ? after : at;
    }
    const meaning = cellWords.get(word);
    if (meaning === undefined || meaning === 'per' || meaning === 'nrv') return -1;
    if (meaning === 'not') return word === 'non' && isComparison(text, after, end) ? at : -1;
    const stands = meaning === 'traces' || meaning === 'zero' || numberFollows(text, after, end);
    return stands ? at : -1;
  }

  private startName(at: number): void {
    this.nameStart = at;
    this.at = at;
    this.marked = false;
    this.hasLetters = false;
  }

  private rest(to: number): void {
    const cell = trimmedCell(this.source, this.nameStart, to);
    if (/[^\s(),;./]/.test(cell.text)) this.tokens.push({ kind: 'rest', cell });
  }

  private value(): void {
    const stop = valueEnd(this.text, this.at, this.end);
    this.tokens.push({ kind: 'value', value: trimmedCell(this.source, this.at, stop) });
    this.startName(stop);
  }

  private pair(at: number): void {
    const { source, text, nameStart, marked } = this;
    const blank = undeclared.exec(text.slice(at, Math.min(this.end, at + 6)));
    const stop = blank ? at + blank[0].length : valueEnd(text, at, this.end);
    let nameEnd = at;
    while (nameEnd > nameStart && '(['.includes(text.charAt(nameEnd - 1))) nameEnd--;
    // 'Sale in tracce'
    if (text.startsWith('tracc', at) && text.slice(nameEnd - 4, nameEnd) === ' in ') nameEnd -= 3;
    this.tokens.push({
      kind: 'pair',
      name: trimmedCell(source, nameStart, nameEnd),
      value: trimmedCell(source, at, stop),
      marked,
    });
    this.startName(stop);
  }
}
