import type { ColumnRef, RowFact } from '../build/facts.ts';
import { mayBeAmount } from '../lexer/amountWords.ts';
import { withoutBasis } from '../lexer/basisAtEnd.ts';
import { measuredValues } from '../lexer/measuredValues.ts';
import { readCell } from '../lexer/readCell.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import { headingWithin } from '../lexer/headingWithin.ts';
import { halvesOf } from '../tables/slashedCells.ts';
import { hasAny, pastDigits } from '../text/chars.ts';
import { space } from '../text/codes.ts';
import { splitAtAny } from '../text/pieces.ts';
import { trimmedCell, type Cell } from '../text/source.ts';

/** A value, and the column that it is of. */
export type Valued = {
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
