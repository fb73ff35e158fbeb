import { trimmedStart } from '../text/trim.ts';
import { pattern } from '../lexicon/patterns.ts';
import { plus, space } from '../text/codes.ts';
import { readHeading } from '../lexer/heading.ts';
import { Finder } from '../text/Finder.ts';
import type { Cell, Source } from '../text/source.ts';
import { hasSemicolons, isCommaHead, type Delimiter } from './splitCells.ts';

/** Finds what parts the cells of the lines of a text, in their order. */
export class DelimiterFinder {
  private readonly pipes: Finder;
  private readonly tabs: Finder;
  private readonly commas: Finder;
  private readonly semicolons: Finder | null;

  constructor({ text }: Source, from: number, to: number) {
    this.pipes = new Finder(text, '|');
    this.tabs = new Finder(text, '\t');
    this.commas = new Finder(text, ',');
    this.semicolons = hasSemicolons(text, from, to) ? new Finder(text, ';') : null;
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

/** The longest name before the value of a pair. */
const maxName = 44;

/** 'Energia 370 kcal | Proteine 80 g': cells that are pairs make no table. */
function isPairs(line: Cell): boolean {
  const { source, start, end } = line;
  const { text } = source;
  const first = text.indexOf('|', start);
  if (first - start < 5 || end - start > 2000) return false;
  const lead = text.slice(start, Math.min(first, start + 3 * maxName));
  if (energyPair.test(text.slice(start, Math.min(end, first + maxName)))) return true;
  // 'Apporto per dose (4 capsule): Glucosamina 1500 mg | …'
  const behind = lead.slice(lead.indexOf(':') + 1);
  // 'Per 100 g | Energia 169 kcal, Grassi 9,3 g'
  if (beginsPairs(nextCell(line, first)) && readHeading(lead.trim())?.hasBasis === true)
    return true;
  // 'Valori | 169 kcal | Grassi 9,3 g'
  const second = text.indexOf('|', first + 1);
  if (second > 0 && second < end && energyAlone.test(nextCell(line, first)))
    return readHeading(lead.trim()) !== null && isPair.test(nextCell(line, second));
  // 'Valori (100 g): 169 kcal | Grassi 9,3 g'
  if (!isPair.test(lead) && !isPair.test(behind) && !energyAlone.test(behind)) return false;
  return isPair.test(nextCell(line, first));
}

/** The cell behind a bar, as far as a pair may reach. */
function nextCell({ source: { text }, end }: Cell, bar: number): string {
  const next = text.indexOf('|', bar + 1);
  return text.slice(bar + 1, Math.min(next < 0 ? end : next, end, bar + 3 * maxName));
}

const energyFirst = pattern('^\\s*{NUMBER} ?{KILO}\\b');

/** 'Energia 169 kcal, …', '169 kcal, Grassi 9,3 g' */
const beginsPairs = (cell: string): boolean =>
  isPair.test(cell) || (energyFirst.test(cell) && !energyAlone.test(cell));

const energyAlone = pattern('^\\s*{NUMBER} ?{KILO}(?: ?[/(-] ?{NUMBER} ?{KILO}\\)?)?\\s*$');

/** 'Energia: 1475 kJ | 350 kcal' */
const energyPair = pattern(': ?[<~]?{NUMBER} ?{KILO} ?\\| ?{NUMBER} ?{KILO}$');

const headingWords = 'per|ogni|dose|porzione|valori|quantita';
const unitBefore = '(?<=\\b(?:k?cal|kj|m?g|gr|mcg)\\.? ?)';
const unit = '(?:{UNIT}|{COLONIES}|ui)';
const isPair = pattern(
  `^\\s*(?:{ENERGY}|calorie)\\s?:?\\s?\\d|^\\s*(?!(?:${headingWords})\\b){LETTER}[^|]{2,60}?(?:{NUMBER}\\s?${unit}\\b|${unitBefore}\\d)`,
);
