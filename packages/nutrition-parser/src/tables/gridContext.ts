import type { Heading } from '../lexer/heading.ts';

/** What a grid is below. */
export type GridContext = {
  /** What a line above the table said of its values ('Valori medi per 100 g'). */
  readonly basis: Heading | null;
  /** What it said of several columns ('per 100 g e per porzione'). */
  readonly bases: readonly Heading[];
  /** It was the title of an amino acid profile, which is the heading of its values. */
  readonly profile?: Heading | undefined;
};

/** What is above the table, and how many columns so far have no basis of their own. */
export type Above = GridContext & { unnamed: number };

/** The heading of a column of values, with what is above the table where it says no basis. */
export function shownHeading(heading: Heading | null, label: string, above: Above): Heading | null {
  const { basis, profile } = above;
  if (!heading && profile && !basis) return profile;
  if (!heading && label !== '')
    return basis ? { ...basis, column: { ...basis.column, label } } : otherHeading(label);
  if (heading && (heading.hasBasis || heading.column.kind !== 'serving')) return heading;
  const ordinal = above.unnamed++;
  if (basis && heading?.unit !== undefined) return { ...basis, unit: heading.unit };
  return above.bases[ordinal] ?? (ordinal === 0 ? (basis ?? heading) : otherHeading(label));
}

const otherHeading = (label: string): Heading => ({
  role: 'value',
  column: label === '' ? { kind: 'other' } : { kind: 'other', label },
  hasBasis: false,
  sure: false,
  maybeNrv: false,
});
