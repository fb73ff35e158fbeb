import type { Heading } from './heading.ts';

/** The basis of a key within a table: 'per dose' of one whose dose is known is that dose. */
export function headingWithin(heading: Heading | null, basis: Heading | null): Heading | null {
  if (!heading || !basis || !isOpenServing(heading) || basis.column.kind !== 'serving')
    return heading ?? basis;
  return { ...heading, column: { ...basis.column, ...heading.column } };
}

/** A basis that is a serving of no amount: 'per dose'. */
export const isOpenServing = (basis: Heading | null): boolean =>
  basis?.column.kind === 'serving' && basis.column.amount === undefined;

/** A basis that is a serving; null for any other. */
export const servingOf = (basis: Heading | null): Heading | null =>
  basis?.column.kind === 'serving' ? basis : null;
