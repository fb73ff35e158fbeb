import { isDigit, wordEndIn } from '../text/chars.ts';
import { isWordCode } from '../text/fold.ts';
import { trimmedCell, type Source } from '../text/source.ts';
import { found, readUnit } from '../lexicon/units.ts';
import { cellWords } from '../lexicon/vocabulary.ts';
import { basisAt } from './basisPhrase.ts';
import { LineBases } from './LineBases.ts';
import { rangeLead, type Token } from './LineTokens.ts';
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
} from './lineValues.ts';
import { longestName, shareEnd } from './shareInName.ts';
import { numberRightBehind } from './valueEnd.ts';

/**
 * Parts a line into names with their values ('Grassi 5,2 g di cui saturi 1 g'), the bases they are
 * declared for ('per 100 g'), and what is neither. Each character is looked at a bounded number of
 * times.
 */
export function scanLine(source: Source, start: number, end: number): Token[] {
  return new LineScanner(source, start, end).scan();
}

const isDash = (code: number): boolean => code === 45 || code === 0x2013 || code === 0x2014;

/** No word that means something to a line is longer. */
const longestWord = 16;

/** Between a basis and what it holds. */
const verbs = new Set('contiene contengono apporta apportano fornisce forniscono'.split(' '));
const between = new Set(['da', 'tra', 'fra']);
const numerals = new Set(['un', 'una', 'due', 'tre']);

class LineScanner extends LineBases {
  scan(): Token[] {
    const { text, end } = this;
    while (this.at < end) {
      const code = text.charCodeAt(this.at);
      if (code === 58 || code === 61) this.mark();
      else if (isDigit(code)) this.digit();
      else if (isWordCode(code)) this.word();
      else if (isSign(code) && this.hasLetters && this.startsValue()) this.pair(this.at);
      else if (this.isBareDecimal(code)) this.pair(this.at);
      else if (isDash(code) && this.isUndeclared()) this.pair(this.at);
      else if (code === 47 && (this.perHundred() || this.ofHundred())) continue;
      else this.at++;
    }
    this.rest(end);
    return this.tokens;
  }

  /** 'Proteine ,5 g' */
  private isBareDecimal(code: number): boolean {
    const { text, at } = this;
    const isMark = (code === 44 || code === 46) && text.charCodeAt(at - 1) === 32;
    return isMark && this.hasLetters && isDigit(text.charCodeAt(at + 1));
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
      if (this.namesBefore(basis) || this.ownValue(basis)) return;
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
    const isRange =
      between.has(word) && rangeLead.test(text.slice(at, Math.min(end, at + longestName)));
    if (isRange) return at;
    const meaning = cellWords.get(word);
    if (meaning === undefined || meaning === 'per' || meaning === 'nrv') return -1;
    if (meaning === 'not') return word === 'non' && isComparison(text, after, end) ? at : -1;
    const stands = meaning === 'traces' || meaning === 'zero' || numberFollows(text, after, end);
    return stands ? at : -1;
  }
}
