import { pattern } from '../../lexicon/patterns.ts';
import type { Heading } from './headings.ts';
import { startsValue, valueEnd } from './lineValues.ts';
import { maxName } from './namedShares.ts';
import { nameOfCell } from './names.ts';
import { space } from '../../text/codes.ts';
import { type Cell, type Source, trimmedCell } from '../../text/source.ts';
import { trimmedStart } from '../../text/trim.ts';

/** What a line of text holds, in order. */
export type Token =
  | PairToken
  | BasisToken
  /** An amount without a name, behind a basis: '80 g per 100 g, 24 g per dose'. */
  | { kind: 'value'; value: Cell }
  | { kind: 'rest'; cell: Cell };

/** A name with its value; `marked` where ':' or '=' parts them. */
export type PairToken = { kind: 'pair'; name: Cell; value: Cell; marked: boolean };

export type BasisToken = { kind: 'basis'; heading: Heading; cell: Cell };

const undeclared = /^(?:(?:[-–—]|n\.?\/?[da]\.?)(?=[,;]|$)|n(?:\.[da]\.|\/[da])(?= [a-zà-ù]))/i;

/** 'da 20 a 25 g', 'tra 20 e 25 g' to the second number */
export const rangeLead = /^(?:da|[tf]ra) \d[\d.,]*(?: ?[a-zµ]{1,4})? (?:a|ed?) (?=\d)/i;

const referenceBefore = pattern(' {VNR}[ :%]*$');

/** A line that is parted, as far as it was: the tokens found, and where the next one starts. */
export type LineScan = {
  readonly source: Source;
  readonly text: string;
  readonly end: number;
  readonly tokens: Token[];
  at: number;
  /** Where the name of the next pair starts, and whether it has letters so far. */
  nameStart: number;
  hasLetters: boolean;
  /** ':' or '=' is behind the name. */
  marked: boolean;
  /** The last nutrient has several values, each behind its basis. */
  hasOwnBases: boolean;
};

export const newLineScan = (source: Source, start: number, end: number): LineScan => ({
  source,
  text: source.text,
  end,
  tokens: [],
  at: start,
  nameStart: start,
  hasLetters: false,
  marked: false,
  hasOwnBases: false,
});

/** 'Grassi -, Fibre n.d., …': a known nutrient, and a sign for 'not declared' with its comma. */
export function isUndeclared(scan: LineScan): boolean {
  const { text, at, end, nameStart } = scan;
  if (!scan.hasLetters || at - nameStart > maxName || text.charCodeAt(at - 1) !== space)
    return false;
  if (!undeclared.test(text.slice(at, Math.min(end, at + 6)))) return false;
  return nameOfCell(trimmedCell(scan.source, nameStart, at)).key !== undefined;
}

export function isValueStart(scan: LineScan): boolean {
  return startsValue(scan);
}

export function startName(scan: LineScan, at: number): void {
  scan.nameStart = at;
  scan.at = at;
  scan.marked = false;
  scan.hasLetters = false;
}

export function pushRest(scan: LineScan, to: number): void {
  const cell = trimmedCell(scan.source, scan.nameStart, to);
  if (trimmedStart(cell.text, '(),;./') !== '') scan.tokens.push({ kind: 'rest', cell });
}

export function pushValue(scan: LineScan): void {
  const stop = valueEnd(scan.text, scan.at, scan.end);
  scan.tokens.push({ kind: 'value', value: trimmedCell(scan.source, scan.at, stop) });
  startName(scan, stop);
}

export function pushPair(scan: LineScan, at: number): void {
  const { source, text, nameStart, marked } = scan;
  const blank = undeclared.exec(text.slice(at, Math.min(scan.end, at + 6)));
  const lead = rangeLead.exec(text.slice(at, Math.min(scan.end, at + maxName)))?.[0] ?? '';
  const stop = blank ? at + blank[0].length : valueEnd(text, at + lead.length, scan.end);
  let nameEnd = at;
  while (nameEnd > nameStart && '(['.includes(text.charAt(nameEnd - 1))) nameEnd--;
  if (
    text
      .slice(Math.max(nameStart, nameEnd - 4), at + 5)
      .toLowerCase()
      .includes(' in tracc')
  )
    nameEnd -= 3;
  // 'Selenio VNR 100% 55 mcg'
  const reference = referenceBefore.exec(text.slice(Math.max(nameStart, nameEnd - 8), nameEnd));
  const valueStart =
    reference && text.charAt(stop - 1) !== '%' ? nameEnd - reference[0].length : at;
  scan.tokens.push({
    kind: 'pair',
    name: trimmedCell(source, nameStart, Math.min(nameEnd, valueStart)),
    value: trimmedCell(source, valueStart, stop),
    marked,
  });
  startName(scan, stop);
}
