import type { Ingredient } from '../model.ts';
import type { Source } from '../text/source.ts';
import { keepsDot } from './bracket.ts';
import { flavoursOf } from './flavoursOf.ts';
import { isDigit, newFrame, type Findings, type Variant } from './frame.ts';
import { HeadReader } from './HeadReader.ts';
import { readHead } from './itemText.ts';
import { isBullet, mannerOf, marks, pastPlain } from './listManner.ts';
import { isSentenceStart, nextTrace, statementAt, statementEnd } from './statements.ts';
import { isOpenLine } from './isOpenLine.ts';
import { isAbbreviation } from './listWords.ts';
import { pastTableHead } from './tableHead.ts';
import { unwrapped } from './unwrapped.ts';
import { variantHeading } from './variantHeading.ts';

const firstNumber = /^\s*1\) /;
const itemNumber = /(?<![^\s])\d{1,2}$/;
const listNumber = /^\d{1,2}[.)] +(?=[a-zà-ù])/i;

/** A source whose list goes on over the breaks of its lines. */
function inOneLine(source: Source, start: number, end: number): Source {
  const { text } = source;
  const list = text.slice(start, end);
  if (!list.includes('\n')) return source;
  return { ...source, text: text.slice(0, start) + unwrapped(list) + text.slice(end) };
}

/** Reads one text of ingredients in a single pass. */
export class ListReader extends HeadReader {
  readonly variants: Variant[] = [];
  /** Lines are items: the text has hardly any commas. */
  private readonly byLine: boolean;
  /** The dash or slash that stands for a comma here; else 0. */
  private readonly parting: number;
  private label: string | undefined;
  /** Its first item has a star for a bullet. */
  private readonly isStarred: boolean;
  /** Where the last bracket closes. */
  private readonly lastClose: number;
  /** '1) Avena 2) Miele' */
  private readonly isNumbered: boolean;
  /** A table: the cells of a row are one item. */
  private readonly inCells: boolean;
  constructor(source: Source, start: number, end: number, findings: Findings, label?: string) {
    const { mixed, byLine, parting } = mannerOf(source.text, start, end);
    const from = pastTableHead(source.text, start, end);
    super(
      byLine || from > start ? source : inOneLine(source, from, end),
      from,
      end,
      findings,
      mixed,
    );
    this.isStarred = byLine && source.text.slice(from, end).trimStart().startsWith('* ');
    this.lastClose = source.text.lastIndexOf(')', end);
    this.isNumbered = firstNumber.test(source.text.slice(from, from + 10));
    this.inCells = from > start;
    this.byLine = byLine || this.inCells;
    this.parting = parting;
    this.label = label;
    this.read(this.startItem(from));
    this.finishVariant(end);
  }

  private read(start: number): void {
    const { text, end } = this;
    let trace = nextTrace(text, start, end);
    for (let i = start; i < end;) {
      if (i >= trace) {
        const opens = i === trace && this.frames.length === 0 && !this.isItemStart(i);
        trace = nextTrace(text, i + 1, end);
        // '…, sale Può contenere tracce di uova': the full stop before it is lost.
        if (opens) {
          this.finishItem(i);
          this.startItem(i);
        }
      }
      if (this.frames.length === 0 && this.isItemStart(i)) {
        const next = this.readStart(i);
        if (next > i) {
          i = next;
          continue;
        }
      }
      const code = text.charCodeAt(i);
      i =
        code < 128 && marks[code] === 0
          ? pastPlain(text, i + 1, Math.min(end, trace))
          : this.step(i, code);
    }
  }

  private step(i: number, code: number): number {
    switch (code) {
      case 40:
      case 91:
      case 123:
        return this.openBracket(i);
      case 41:
        return this.isNumbered && this.frames.length === 0
          ? this.closeNumber(i)
          : this.closeBracket(i);
      case 93:
      case 125:
        return this.closeBracket(i);
      case 44:
        if (isDigit(this.text.charCodeAt(i + 1)) && isDigit(this.text.charCodeAt(i - 1)))
          return i + 1;
        if (this.statementInside()) return i + 1;
        this.finishItem(i);
        return this.startItem(i + 1);
      case 59:
      case 124:
        if (this.inCells) return this.nextCell(i);
        return this.nextItem(i);
      case 45:
      case 47:
      case 0x2013:
        return this.dash(i, code === 0x2013 ? 45 : code);
      case 10:
        return this.newLine(i);
      case 46:
        return this.fullStop(i);
      case 58:
        return this.colon(i);
      default:
        return isBullet(code) ? this.nextItem(i) : i + 1;
    }
  }

  /** '| Cacao | 12% |': the mark between cells stands for a space. */
  private nextCell(i: number): number {
    const { frame } = this;
    if (this.isItemStart(i)) return this.startItem(i + 1);
    const cell = this.text.slice(frame.from, i);
    const { percent } = readHead(cell);
    // A share in a cell of its own leaves the name.
    if (percent !== undefined && /^\s*[\d.,]+\s*%\s*$/.test(cell)) frame.percent = percent;
    else frame.text += `${cell} `;
    frame.from = i + 1;
    return i + 1;
  }

  /** Nothing but spaces and list marks stand between the item's start and here. */
  private isItemStart(i: number): boolean {
    return i === this.frame.start && this.frame.text === '';
  }

  /** At the start of an item of the list: a flavour's heading, a statement, or neither. */
  private readStart(i: number): number {
    const { text, end } = this;
    if (this.isStarred && text.startsWith('* ', i)) return this.startItem(i + 2);
    // '2. Cacao' on a line of its own
    const isFirst = this.byLine || isSentenceStart(text, i);
    const number = isFirst ? listNumber.exec(text.slice(i, i + 8))?.[0].length : undefined;
    if (number !== undefined) return this.startItem(i + number);
    const heading = variantHeading(text, i, end);
    if (heading) {
      this.finishVariant(i);
      this.label = heading.label;
      return this.startItem(heading.end);
    }
    const statement = statementAt(text, i, end);
    if (!statement) return i;
    const stop = statementEnd(text, i, end);
    this.state(statement, i, stop);
    this.endSentence();
    return this.startItem(stop);
  }

  /** 'Leucina - Valina - Aroma': a mark between spaces that parts items, where it does in this list. */
  private dash(i: number, mark: number): number {
    const { text } = this;
    const isBetween = text.charCodeAt(i - 1) === 32 && text.charCodeAt(i + 1) === 32;
    if (this.frames.length > 0 || !isBetween) return i + 1;
    return mark === this.parting || this.opensStatement(i + 2) ? this.nextItem(i) : i + 1;
  }

  /** '…, sale - Prodotto in uno stabilimento che …' */
  private opensStatement(i: number): boolean {
    const statement = statementAt(this.text, i, this.end);
    return statement === 'traces' || statement === 'contains';
  }

  /** 'Avena 2) Miele': the number of the next item. */
  private closeNumber(i: number): number {
    const { text } = this;
    const digits = itemNumber.exec(text.slice(Math.max(this.frame.start, i - 3), i))?.[0].length;
    if (digits === undefined) return this.closeBracket(i);
    this.finishItem(i - digits);
    return this.startItem(i + 1);
  }

  private newLine(i: number): number {
    if (this.byLine && isOpenLine(this.text, i)) return i + 1;
    if (this.byLine) {
      this.finishItem(i);
      if (this.frames.length === 0) this.endSentence();
      return this.startItem(i + 1);
    }
    if (this.frames.length > 0) return i + 1;
    this.finishItem(i);
    this.endSentence();
    return this.startItem(i + 1);
  }

  /** A full stop ends the list's sentence, but neither '3.5%' nor 'tit.', 'L.', 'spp.'. */
  private fullStop(i: number): number {
    const { text, end } = this;
    const next = text.charCodeAt(i + 1);
    const isApart = i + 1 >= end || next === 32 || next === 10;
    // 'Aroma.Contiene latte'
    if (!isApart && !(next > 64 && next < 91 && statementAt(text, i + 1, end))) return i + 1;
    if (this.frames.length > 0) {
      // 'aromi (rosmarino, aglio. Può contenere latte': the bracket was never closed.
      if (i < this.lastClose || !this.opensStatement(i + 2)) return i + 1;
      while (this.frames.length > 0) this.closeBracket(i);
    }
    if (isAbbreviation(text, this.frame.start, i, end)) return i + 1;
    this.finishItem(keepsDot(text.slice(Math.max(this.frame.start, i - 16), i)) ? i + 1 : i);
    this.endSentence();
    return this.startItem(i + 1);
  }

  private finishVariant(at: number): void {
    while (this.frames.length > 0) this.closeBracket(at);
    this.finishItem(at);
    const items = this.frame.items.map((item) => withoutEmpty(item));
    const flavours = this.label === undefined ? flavoursOf(items) : null;
    if (flavours) this.variants.push(...flavours);
    else if (items.length > 0 || this.label !== undefined) {
      this.variants.push(
        this.label === undefined
          ? { ingredients: items }
          : { label: this.label, ingredients: items },
      );
    }
    this.frame = newFrame(at);
    this.label = undefined;
  }
}

/** A heading without members is an item like any other. */
function withoutEmpty(item: Ingredient): Ingredient {
  if (item.children?.length !== 0) return item;
  const { children: _none, ...rest } = item;
  return rest;
}
