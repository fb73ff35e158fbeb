import { trimmedCell, type Cell, type Source } from '../text/source.ts';
import type { Heading } from './heading.ts';
import { nameOfCell } from './readName.ts';
import { startsValue } from './lineValues.ts';
import { longestName } from './shareInName.ts';
import { valueEnd } from './valueEnd.ts';

/** What a line of text holds, in order. */
export type Token =
  | { kind: 'pair'; name: Cell; value: Cell; /** The value follows ':' or '='. */ marked: boolean }
  | { kind: 'basis'; heading: Heading; cell: Cell }
  /** An amount without a name, behind a basis: '80 g per 100 g, 24 g per dose'. */
  | { kind: 'value'; value: Cell }
  | { kind: 'rest'; cell: Cell };

const undeclared = /^(?:(?:[-–—]|n\.?\/?[da]\.?)(?=[,;]|$)|n(?:\.[da]\.|\/[da])(?= [a-zà-ù]))/i;

/** 'da 20 a 25 g', 'tra 20 e 25 g' to the second number */
export const rangeLead = /^(?:da|[tf]ra) \d[\d.,]*(?: ?[a-zµ]{1,4})? (?:a|ed?) (?=\d)/i;

/** 'Sale in tracce' */
const inTraces = / in tracc/i;

/** A line that is parted, as far as it was: the tokens found, and where the next one starts. */
export class LineTokens {
  protected readonly source: Source;
  protected readonly text: string;
  protected readonly end: number;
  protected readonly tokens: Token[] = [];
  /** Where the name of the next pair starts, and whether it has letters so far. */
  protected nameStart: number;
  protected hasLetters = false;
  /** ':' or '=' stands behind the name. */
  protected marked = false;
  protected at: number;

  constructor(source: Source, start: number, end: number) {
    this.source = source;
    this.text = source.text;
    this.end = end;
    this.nameStart = start;
    this.at = start;
  }

  /** 'Grassi -, Fibre n.d., …': a known nutrient, and a sign for 'not declared' with its comma. */
  protected isUndeclared(): boolean {
    const { text, at, end, nameStart } = this;
    if (!this.hasLetters || at - nameStart > longestName || text.charCodeAt(at - 1) !== 32)
      return false;
    if (!undeclared.test(text.slice(at, Math.min(end, at + 6)))) return false;
    return nameOfCell(trimmedCell(this.source, nameStart, at)).key !== undefined;
  }

  protected startsValue(): boolean {
    return startsValue(this.text, this.at, this.end, this.marked, this.nameStart);
  }

  protected startName(at: number): void {
    this.nameStart = at;
    this.at = at;
    this.marked = false;
    this.hasLetters = false;
  }

  protected rest(to: number): void {
    const cell = trimmedCell(this.source, this.nameStart, to);
    if (/[^\s(),;./]/.test(cell.text)) this.tokens.push({ kind: 'rest', cell });
  }

  protected value(): void {
    const stop = valueEnd(this.text, this.at, this.end);
    this.tokens.push({ kind: 'value', value: trimmedCell(this.source, this.at, stop) });
    this.startName(stop);
  }

  protected pair(at: number): void {
    const { source, text, nameStart, marked } = this;
    const blank = undeclared.exec(text.slice(at, Math.min(this.end, at + 6)));
    const lead = rangeLead.exec(text.slice(at, Math.min(this.end, at + longestName)))?.[0] ?? '';
    const stop = blank ? at + blank[0].length : valueEnd(text, at + lead.length, this.end);
    let nameEnd = at;
    while (nameEnd > nameStart && '(['.includes(text.charAt(nameEnd - 1))) nameEnd--;
    if (inTraces.test(text.slice(Math.max(nameStart, nameEnd - 4), at + 5))) nameEnd -= 3;
    this.tokens.push({
      kind: 'pair',
      name: trimmedCell(source, nameStart, nameEnd),
      value: trimmedCell(source, at, stop),
      marked,
    });
    this.startName(stop);
  }
}
