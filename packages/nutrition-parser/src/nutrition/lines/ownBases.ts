import type { ColumnRef, RowFact } from '../facts/facts.ts';
import { type LineContext, type LineFact, changed, contextAfter } from './Line.ts';
import { unitOfEnergy } from './headings.ts';
import { nameOf } from './pairNames.ts';
import { mayBeAmount } from '../values/amounts.ts';
import { readCell } from '../values/cells.ts';
import { type Heading, headingWithin, readHeading, withoutBasis } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import type { PairToken, Token } from '../values/tokens.ts';
import { hasAny, hasDigit, pastDigits } from '../../text/chars.ts';
import { space } from '../../text/codes.ts';
import { splitAtAny, withoutBeginning } from '../../text/pieces.ts';
import { type Cell, trimmedCell } from '../../text/source.ts';
import { trimmedStart } from '../../text/trim.ts';

/** Past the values behind a pair that each have their basis; its place where there are none. */
function runEnd(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind !== 'pair' || tokens[at + 1]?.kind !== 'basis') return at;
  let end = at + 2;
  while (tokens[end]?.kind === 'value' && tokens[end + 1]?.kind === 'basis') end += 2;
  return percentOf(tokens[end]) === null ? end : end + 1;
}

/** '(100% VNR)' behind a basis. */
function percentOf(token: Token | undefined): number | null {
  if (token?.kind !== 'value') return null;
  const { percent, amounts } = readCell(token.value, false);
  return percent ?? (amounts[0]?.unit === '%' ? amounts[0].amount : null);
}

/** A line that is one nutrient with its value and the basis of that. */
const isWhole = ([pair]: readonly Token[], { active }: LineContext): boolean =>
  active.length > 0 && pair?.kind === 'pair' && nameOfCell(pair.name).key !== undefined;

/** Values that each name their basis, and the tokens that are none of these. */
type OwnBases = { readonly facts: readonly LineFact[]; readonly left: readonly Token[] };

/** 'Proteine: 80 g per 100 g (24 g per dose)' */
export function ownBases(tokens: readonly Token[], context: LineContext): OwnBases {
  const left: Token[] = [];
  const facts: LineFact[] = [];
  let current = context;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const end = runEnd(tokens, at);
    const isOwn = end > at + 2 || (end === tokens.length && at === 0 && isWhole(tokens, current));
    if (token?.kind === 'pair' && end > at && isOwn) {
      const run = runFacts(token, tokens.slice(at, end), current);
      facts.push(...run);
      current = contextAfter(current, run);
      at = end - 1;
    } else if (token) left.push(token);
  }
  return { facts, left };
}

function runFacts(pair: PairToken, run: readonly Token[], context: LineContext): LineFact[] {
  const name = nameOf(pair, 2, run.length);
  if (!name) return [];
  const percent = percentOf(run.at(-1));
  const percents = percent === null ? undefined : [percent];
  const rows: LineFact[] = [];
  let first: Heading | undefined;
  for (let i = 0; i + 1 < run.length; i += 2) {
    const [amount, basis] = run.slice(i, i + 2);
    if (amount === undefined || !('value' in amount) || basis?.kind !== 'basis') continue;
    const columns = [basis.heading];
    rows.push({ kind: 'row', name, columns, cells: [amount.value], percents });
    first ??= basis.heading;
  }
  return first && context.active.length === 0 ? [...rows, changed({ active: [first] })] : rows;
}

/** A value, and what it is of. */
type Measured = { readonly value: Cell; readonly heading: Heading };

/** '80 g/100 g', '80 g (100 g)': a value, and what it is of behind a slash or in brackets. */
function measuredValue({ source, start, text }: Cell): Measured | null {
  const isBracket = text.endsWith(')') && !text.includes('/');
  const at = text.indexOf(isBracket ? '(' : '/');
  const printed = text.slice(0, at).trim();
  const measure = withoutBeginning(text.slice(at + 1, isBracket ? -1 : undefined).trim(), ['per ']);
  // '390 kcal/1650 kJ per 100 g' has two values.
  const heading = at < 0 || measure.includes(' per ') ? null : readHeading(`per ${measure}`);
  const isValue = hasDigit(printed.charAt(0)) && printed.length < text.length;
  if (!isValue || heading?.role !== 'value' || !heading.hasBasis) return null;
  // '1570 kJ (370 kcal)' has two, too.
  if (isBracket && heading.column.kind === 'other') return null;
  return { value: trimmedCell(source, start, start + at), heading };
}

/** Where a value ends with its measure: before a semicolon, or behind a bracket. */
function measuredEnd(text: string): number {
  const mark = text.indexOf(';');
  const stop = mark < 0 ? text.length : mark;
  const slash = text.indexOf('/');
  const close = text.indexOf(')');
  const isBracket = close > 0 && close < stop && (slash < 0 || slash > close);
  return isBracket ? close + 1 : stop;
}

/** The values of a short text that each tell what they are of; null where they do not, or only one is. */
export function measuredValues({ source, start, end }: Cell): readonly Measured[] | null {
  const found: Measured[] = [];
  for (let at = start; at < end;) {
    const stop = at + measuredEnd(source.text.slice(at, end));
    const measured = measuredValue(trimmedCell(source, at, stop));
    if (!measured) return null;
    found.push(measured);
    at = end - trimmedStart(source.text.slice(stop, end), ' ;,-–/|').length;
  }
  return found.length < 2 ? null : found;
}

/** Cells with more parts are no values. */
const maxParts = 6;

/** The parts of a cell between slashes that have spaces on both sides. */
export function slashedParts({ source, start, end, text }: Cell): Cell[] {
  const parts: Cell[] = [];
  let from = start;
  for (const part of text.split(' / ', maxParts + 1)) {
    parts.push(trimmedCell(source, from, Math.min(end, from + part.length)));
    from += part.length + ' / '.length;
  }
  return parts;
}

/** The two values of a cell that a slash parts; null for any other. */
export function halvesOf(cell: Cell | null | undefined): [Cell, Cell] | null {
  const [first, second] = slashedCells(cell, 2);
  return first && second ? [first, second] : null;
}

/** A cell for each heading; two values of energy are in one, and have no reference. */
export function slashedCells(cell: Cell | null | undefined, heads: number): (Cell | null)[] {
  const none: (Cell | null)[] = Array.from({ length: heads }, () => null);
  if (!cell) return none;
  const parts = slashedParts(cell);
  const half = parts[1];
  if (parts.length === 4 && half) {
    const { source, start, end } = cell;
    const pairs = [trimmedCell(source, start, half.end), trimmedCell(source, half.end + 3, end)];
    return none.map((_, i) => pairs[i] ?? null);
  }
  // '1590 kJ / 376 kcal' is one value.
  const units = parts.map((part) => unitOfEnergy(part)?.text.toLowerCase());
  const isEnergy = parts.length === 2 && !units.includes(undefined) && units[0] !== units[1];
  return isEnergy || parts.length > heads
    ? [cell, ...none.slice(1)]
    : none.map((_, i) => parts[i] ?? null);
}

/** A value, and the column that it is of. */
type Valued = {
  readonly cell: Cell;
  readonly column: ColumnRef;
  /** The reference percentage behind its basis. */
  readonly percent: number | null;
};

/** Shorter texts tell no basis, and longer ones are no values. */
const minLength = 6;
const maxLength = 120;

/** Words and marks before the basis of a value. */
const joints = ['per ', '(per ', 'x ', '(x ', 'su ', 'ogni '];
const marks = joints.map((joint) => ` ${joint}`);

/** Where a value is in its text, and the basis that is beside it. */
type Told = { readonly heading: Heading; readonly start: number; readonly end: number };

/** 'per 100 g: 80 g': the basis before a value. */
function basisBefore(text: string): Told | null {
  const colon = text.indexOf(':');
  const heading = colon < 0 ? null : readHeading(text.slice(0, colon));
  if (heading?.role !== 'value' || !heading.hasBasis) return null;
  return { heading, start: colon + 1, end: text.length };
}

/** '24 g per dose (30 g)' */
function basisBehindPer(text: string): Told | null {
  const per = text.indexOf(' per ');
  const basis = per < 0 ? '' : text.slice(per + 1);
  const heading = readHeading(basis);
  return heading?.role === 'value' && heading.hasBasis ? { heading, start: 0, end: per } : null;
}

/** '80 g (x 100 g)', '24 g/dose': the basis behind a value. */
function basisBehind(text: string): Told | null {
  const slash = text.lastIndexOf('/');
  const value = slash < 0 ? text : text.slice(0, slash);
  const { rest, heading } = withoutBasis(
    slash < 0 ? text : `${value.trimEnd()} per ${text.slice(slash + 1).trimStart()}`,
  );
  const basis = text.slice(rest.length).trim();
  const isBasis = basis.startsWith('/') || joints.some((joint) => basis.startsWith(joint));
  if (!heading || rest === '' || !isBasis) return null;
  // '420 kJ/100 kcal' is of no hundred, and '80 g/24 g' has two values.
  const { kind, unit } = heading.column;
  const isValue =
    basis.startsWith('/') && (kind === 'other' || (kind === 'serving' && unit === 'g'));
  const label = basis.replaceAll('/', 'per ');
  const column = { ...heading.column, label };
  return isValue ? null : { heading: { ...heading, column }, start: 0, end: rest.length };
}

/** Where the reference is that is in brackets at the end of a text: '(100% VNR)'. */
function referenceAt(text: string): number {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  return open > 0 && text.includes('%', open) ? open : text.length;
}

function toldValue({ source, start, end, text }: Cell): Valued | null {
  // 'Per 1/2 compressa' is a heading, 'per 100 g: 80 g' a value.
  if (text.toLowerCase().startsWith('per ') && !text.includes(':')) return null;
  const reference = referenceAt(text);
  const value = trimmedCell(source, start, start + reference);
  const told = basisBefore(value.text) ?? basisBehindPer(value.text) ?? basisBehind(value.text);
  if (!told) return null;
  const { percent } = readCell(trimmedCell(source, start + reference, end), false);
  const cell = trimmedCell(source, value.start + told.start, value.start + told.end);
  // 'Valori medi per 100 g' is the heading of a column.
  if (!mayBeAmount(cell.text)) return null;
  return { cell, column: told.heading, percent };
}

/** Values that each tell their basis: '80 g per 100 g; 24 g per dose (48% VNR)'. */
function toldValues({ source, start, text }: Cell): readonly Valued[] | null {
  const found: Valued[] = [];
  let at = start;
  for (const piece of splitAtAny(text, ';|')) {
    const value = toldValue(trimmedCell(source, at, at + piece.length));
    if (!value) return null;
    found.push(value);
    at += piece.length + 1;
  }
  return found;
}

const isOpen = (column: ColumnRef): boolean =>
  column === null || (column.column.kind === 'serving' && column.column.amount === undefined);

/** Whether what is behind a slash may be a basis: '/100 g', '/ dose', '/2 cps', but not '/ 390 kcal'. */
function mayBeBasis(text: string, slash: number): boolean {
  const at = text.charCodeAt(slash + 1) === space ? slash + 2 : slash + 1;
  const end = pastDigits(text, at);
  return end < at + 2 || text.startsWith('100', at);
}

/** '14 g (100 g) - 8,4 g (60 g)' */
const isInBrackets = (text: string): boolean =>
  text.endsWith(')') && text.indexOf(')') < text.length - 1;

/** Whether a value may tell its basis: most do not. */
function mayTellBasis(text: string): boolean {
  if (text.length < minLength || text.length > maxLength) return false;
  const slash = text.lastIndexOf('/');
  return (
    (slash > 0 && mayBeBasis(text, slash)) ||
    text.startsWith('per ') ||
    isInBrackets(text) ||
    hasAny(text, marks)
  );
}

/** The values of a cell that has several, or that tells what it is of; null for any other. */
function valuesIn(cell: Cell, basis: ColumnRef): readonly Valued[] | null {
  const second = basis?.second;
  const halves = second && halvesOf(cell);
  if (halves)
    return [
      { cell: halves[0], column: basis, percent: null },
      { cell: halves[1], column: second, percent: null },
    ];
  if (!isOpen(basis) || !mayTellBasis(cell.text)) return null;
  const told =
    toldValues(cell) ??
    measuredValues(cell)?.map(({ value, heading }) => ({
      cell: value,
      column: heading,
      percent: null,
    }));
  if (!told) return null;
  return told.map((value) => ({ ...value, column: headingWithin(value.column, basis) }));
}

/** Whether a cell may have more than the value of its column. */
const mayTell = (cell: Cell | null, column: ColumnRef): boolean =>
  cell !== null &&
  cell.number === undefined &&
  (column?.second !== undefined || (isOpen(column) && mayTellBasis(cell.text)));

/**
 * A row whose values tell their bases themselves, in columns of these: '80 g per 100 g',
 * '80 g / 24 g' under 'per 100 g / per dose'; any other as it is.
 */
export function withOwnBases(fact: RowFact): RowFact {
  const { columns } = fact;
  if (!fact.cells.some((cell, i) => mayTell(cell, columns[i] ?? null))) return fact;
  const values = fact.cells.map((cell, i) => (cell ? valuesIn(cell, columns[i] ?? null) : null));
  if (values.every((value) => value === null)) return fact;
  const all = values.flatMap(
    (value, i): readonly (Omit<Valued, 'cell'> & { cell: Cell | null })[] => {
      const percent = fact.percents?.[i] ?? null;
      return value
        ? value.map((one) => ({ ...one, percent: one.percent ?? percent }))
        : [{ cell: fact.cells[i] ?? null, column: columns[i] ?? null, percent }];
    },
  );
  const hasPercent = all.some(({ percent }) => percent !== null);
  return {
    ...fact,
    columns: all.map(({ column }) => column),
    cells: all.map(({ cell }) => cell),
    percents: hasPercent ? all.map(({ percent }) => percent) : fact.percents,
  };
}
