import type { ColumnRef } from '../build/facts.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import { halvesOf } from '../tables/slashedColumns.ts';
import { hasAny } from '../text/chars.ts';
import { indexOfAny } from '../text/pieces.ts';
import { trimmedCell, type Cell } from '../text/source.ts';
import { headingWithin } from './rowPlace.ts';

/** A value, and the column that it is of. */
export type Valued = { readonly cell: Cell; readonly column: ColumnRef };

/** Shorter texts tell no basis, and longer ones are no values. */
const minLength = 6;
const maxLength = 120;

const isOpen = (column: ColumnRef): boolean =>
  column === null || (column.column.kind === 'serving' && column.column.amount === undefined);

/** '80 g per 100 g', '24 g/dose (100% VNR)': the basis that a value tells itself. */
function toldBasis(text: string): Heading | null {
  const per = text.indexOf(' per ');
  const at = per < 0 ? text.lastIndexOf('/') + 1 : per + ' per '.length;
  const rest = at < 1 ? '' : text.slice(at).trim();
  const bracket = rest.lastIndexOf('(');
  const isReference = bracket > 0 && rest.includes('%', bracket);
  const basis = isReference ? rest.slice(0, bracket).trimEnd() : rest;
  const heading = basis === '' ? null : readHeading(`per ${basis}`);
  // '420 kJ / 100 kcal' is of no hundred.
  const isOther = per < 0 && heading?.column.kind === 'other';
  if (heading?.role !== 'value' || !heading.hasBasis || isOther) return null;
  // '80 g/24 g' has two values.
  const isValue = per < 0 && heading.column.kind === 'serving' && heading.column.unit === 'g';
  return isValue ? null : labelled(heading, basis);
}

const labelled = (heading: Heading, label: string): Heading => ({
  ...heading,
  column: { ...heading.column, label },
});

/** Values that each tell their basis: '80 g per 100 g; 24 g per dose'. */
function toldValues({ source, start, end, text }: Cell): readonly Valued[] | null {
  const found: Valued[] = [];
  for (let at = 0; at < text.length;) {
    const mark = indexOfAny(text.slice(at), ';|');
    const stop = mark < 0 ? text.length : at + mark;
    const cell = trimmedCell(source, start + at, Math.min(end, start + stop));
    const heading = toldBasis(cell.text);
    if (!heading) return null;
    found.push({ cell, column: heading });
    at = stop + 1;
  }
  return found;
}

/**
 * The values of a cell that has several, or that tells what it is of: '80 g / 24 g' under
 * 'per 100 g / per dose', '80 g per 100 g'; null for any other.
 */
export function valuesIn(cell: Cell, basis: ColumnRef): readonly Valued[] | null {
  const { text } = cell;
  const mayTell =
    cell.number === undefined && text.length >= minLength && hasAny(text, [' per ', '/']);
  if (!mayTell || text.length > maxLength) return null;
  const second = basis?.second;
  const halves = second && halvesOf(cell);
  if (halves)
    return [
      { cell: halves[0], column: basis },
      { cell: halves[1], column: second },
    ];
  if (!isOpen(basis)) return null;
  const told = toldValues(cell);
  return told && told.map((value) => ({ ...value, column: headingWithin(value.column, basis) }));
}
