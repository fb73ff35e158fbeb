import type { NutrientKey } from '../../lexicon/nutrients.ts';
import type { Diagnostic } from '../../model.ts';
import type { Heading } from '../values/headings.ts';
import type { Cell } from '../../text/source.ts';

/** A column by the heading that names it; null for one that nothing names. */
export type ColumnRef = Heading | null;

/** Reference percentages, at the place of the value that they belong to. */
export type Percents = (number | null | undefined)[] | undefined;

/** A row whose `cells` go with `columns`. Without name, or without anything printed, it is none. */
export type RowFact = {
  readonly kind: 'row';
  readonly name: Cell;
  readonly columns: readonly ColumnRef[];
  readonly cells: readonly (Cell | null)[];
  /** The nutrient, where something else than its name tells it; it counts before the name's. */
  readonly key?: NutrientKey | undefined;
  /** It is part of the row above. */
  readonly sub?: boolean | undefined;
  /** The unit of its values, where another cell or key says it. */
  readonly unit?: string | undefined;
  readonly percents?: Percents;
};

/** What a reader found of a table. */
export type Fact =
  | RowFact
  /** A column, though it may have no value. */
  | { readonly kind: 'column'; readonly heading: ColumnRef }
  /** A column of reference percentages: the `ordinal`th of its table, the first where none is said. */
  | {
      readonly kind: 'reference';
      readonly label: string | undefined;
      readonly ordinal?: number;
    }
  /** The reference percentage of a row that is there; `isApart` where they are in a column. */
  | {
      readonly kind: 'percent';
      readonly name: string;
      readonly percent: number;
      readonly isApart?: true;
    }
  /** The title; the first stays. */
  | { readonly kind: 'title'; readonly text: string }
  /** What was taken for the title is none. */
  | { readonly kind: 'untitled'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  /** The servings of a pack; the first stay. */
  | { readonly kind: 'servings'; readonly count: number }
  /** What a serving is: 'Porzione: 30 g'. */
  | { readonly kind: 'servingSize'; readonly heading: Heading }
  /** What the only column is, told behind its rows. */
  | { readonly kind: 'onlyColumn'; readonly heading: Heading }
  /** What follows is the table of a flavour that a text names. */
  | { readonly kind: 'flavour'; readonly name: string }
  /** What follows is the table of one of several flavours, or of none any more. */
  | { readonly kind: 'within'; readonly flavour: string | undefined }
  | { readonly kind: 'diagnostic'; readonly diagnostic: Diagnostic };

/** What readers may know of the table so far. */
export type TableView = {
  readonly rowCount: number;
  readonly title: string | undefined;
  /** The name of the row that came last. */
  readonly lastName: string | undefined;
};
