import { trimmedStart } from '../text/trim.ts';
import { plus, space } from '../text/codes.ts';
import { mayBeAmount } from '../lexer/amountWords.ts';
import { readHeading } from '../lexer/heading.ts';
import { readCell } from '../lexer/readCell.ts';
import { scanLine } from '../lexer/scanLine.ts';
import { unitOfEnergy } from '../lines/energyAlone.ts';
import { hasDigit, isDigit } from '../text/chars.ts';
import { isWordCode } from '../text/fold.ts';
import { Finder } from '../text/Finder.ts';
import { trimmedCell, type Cell, type Source } from '../text/source.ts';
import { hasSemicolons, isCommaHead, type Delimiter } from './splitCells.ts';

/** Finds what parts the cells of the lines of a text, in their order. */
export class DelimiterFinder {
  private readonly pipes: Finder;
  private readonly tabs: Finder;
  private readonly commas: Finder;
  private readonly semicolons: Finder | null;

  constructor({ text }: Source, from: number, to: number) {
    this.pipes = new Finder(text, '|', to);
    this.tabs = new Finder(text, '\t', to);
    this.commas = new Finder(text, ',', to);
    this.semicolons = hasSemicolons(text, from, to) ? new Finder(text, ';', to) : null;
  }

  /**
   * What parts the cells of a line; null where it is no row of a grid.
   * @param above what parts those of the line above it.
   */
  of(line: Cell, above: Delimiter | null): Delimiter | null {
    const { start, end } = line;
    if (line.source.text.startsWith('|', start)) return '|';
    if (this.pipes.next(start) < end) return isPairs(line) ? null : '|';
    const isBelowName = above === '\t' && this.tabs.next(start) === start;
    if (isBelowName || this.tabs.next(firstPrinted(line)) < end) return '\t';
    if (this.semicolons && this.semicolons.next(start) < end) return ';';
    const comma = this.commas.next(start);
    if (comma >= end) return null;
    return above === ',' || isCommaHead(line, comma) ? ',' : null;
  }
}

/** `+-----+-----+` between the rows of a drawn table. */
export function isBorder({ source, start, end }: Cell): boolean {
  if (source.text.charCodeAt(start) !== plus) return false;
  return trimmedStart(source.text.slice(start, Math.min(end, start + 400)), '-+=:') === '';
}

function firstPrinted({ source, start, end }: Cell): number {
  let at = start;
  while (at < end && source.text.charCodeAt(at) <= space) at++;
  return at;
}

/** A shorter cell holds no name with its value. */
const minPair = 5;
/** Longer lines are no row of a label. */
const maxLine = 2000;
/** Characters of a cell that are searched for a pair. */
const maxCell = 132;
/** Cells in which the second pair of a line is looked for. */
const maxCells = 3;

/** 'Energia 370 kcal | Proteine 80 g': cells that are pairs make no table. */
function isPairs(line: Cell): boolean {
  const { source, start, end } = line;
  const first = source.text.indexOf('|', start);
  if (first - start < minPair || end - start > maxLine) return false;
  const lead = trimmedCell(source, start, Math.min(first, start + maxCell));
  // '169 kcal | Grassi 9,3 g'
  const isPair = holdsPair(lead) || unitOfEnergy(lead) !== null;
  const heading = isPair ? null : readHeading(lead.text);
  if (!isPair && !heading) return false;
  const cells = cellsBehind(line, first);
  const [second] = cells;
  if (!second) return false;
  const energy = unitOfEnergy(second);
  // 'Energia: 1475 kJ | 350 kcal'
  if (isPair && energy && cells.length === 1) return hasOtherEnergy(lead, energy);
  // 'Per 100 g | Energia 169 kcal, Grassi 9,3 g', 'Valori | 169 kcal | Grassi 9,3 g'
  const isBefore = isPair || energy !== null;
  if (!isBefore) return heading?.hasBasis === true && holdsPair(second);
  const next = cells.find((cell) => !readCell(cell, true).pure);
  return next !== undefined && holdsPair(next);
}

/** The first cells behind a bar, as far as a pair may reach. */
function cellsBehind({ source, end }: Cell, bar: number): Cell[] {
  const cells: Cell[] = [];
  for (let at = bar; at >= 0 && at < end && cells.length < maxCells;) {
    const next = source.text.indexOf('|', at + 1);
    const stop = next < 0 ? end : Math.min(next, end);
    cells.push(trimmedCell(source, at + 1, Math.min(stop, at + maxCell)));
    at = next;
  }
  return cells;
}

/** Whether a number stands by itself; that of 'Vitamina B12' is part of a word. */
function holdsNumber(text: string): boolean {
  for (let i = 0; i < text.length; i++)
    if (isDigit(text.charCodeAt(i)) && (i === 0 || !isWordCode(text.charCodeAt(i - 1))))
      return true;
  return false;
}

/** Whether a cell holds a name with its value: 'Zinco 10 mg', '169 kcal, Grassi 9,3 g'. */
function holdsPair(cell: Cell): boolean {
  // Most cells are names or values alone.
  if (!holdsNumber(cell.text) && (hasDigit(cell.text) || !mayBeAmount(cell.text))) return false;
  const { source, start, end } = cell;
  const pair = scanLine(source, start, end).find((token) => token.kind === 'pair');
  return pair !== undefined && readHeading(pair.name.text) === null;
}

/** '1475 kJ' is before '350 kcal' */
function hasOtherEnergy({ source, start, end }: Cell, unit: Cell): boolean {
  const pair = scanLine(source, start, end).find((token) => token.kind === 'pair');
  const own = pair && unitOfEnergy(pair.value);
  return own !== undefined && own !== null && own.text.toLowerCase() !== unit.text.toLowerCase();
}
