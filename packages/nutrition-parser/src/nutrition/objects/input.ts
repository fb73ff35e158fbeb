import type { HtmlReader, Shape } from '../../model.ts';
import type { Path } from '../../text/source.ts';
import type { Sink } from '../facts/Table.ts';
import type { Fact } from '../facts/facts.ts';
import type { Heading } from '../values/headings.ts';

/** Where a value of the input is, and the basis that is told above it. */
export type Place = {
  readonly path: Path;
  readonly basis: Heading | null;
  readonly depth: number;
};

/** What the readers of values share. */
export type Input = {
  readonly table: Sink;
  readonly html: HtmlReader | undefined;
  /** Reads any value into the table, and tells the shape it had. */
  readonly read: (value: unknown, place: Place, input: Input) => Shape;
};

/** The place of what is under a key. */
export const under = (place: Place, key: string | number, basis = place.basis): Place => ({
  path: [...place.path, key],
  basis,
  depth: place.depth + 1,
});

/** Adds the same facts that texts and grids give. */
export const addFacts = ({ table }: Input, facts: readonly Fact[]): void => {
  for (const fact of facts) table.add(fact);
};
