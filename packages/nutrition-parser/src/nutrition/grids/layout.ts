import { profileWords } from '../../lexicon/bases.ts';
import { atStart } from '../../lexicon/phrases.ts';
import { unitOf } from '../../lexicon/units.ts';
import { sharesColumn } from '../facts/ColumnSet.ts';
import type { ColumnRef, Fact } from '../facts/facts.ts';
import { ofProtein } from '../lines/headings.ts';
import { readCell } from '../values/cells.ts';
import { type Heading, readHeading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { isShare } from '../values/units.ts';
import { fold } from '../../text/fold.ts';
import { maxColumns } from '../../text/limits.ts';
import { splitAtAny } from '../../text/pieces.ts';
import { type Cell, cellText } from '../../text/source.ts';

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
type Above = GridContext & { unnamed: number };

/** The heading of a column of values, with what is above the table where it says no basis. */
function shownHeading(heading: Heading | null, label: string, above: Above): Heading | null {
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

/** Rows to look at to learn what a column without a telling heading holds. */
export const sampleRows = 12;

type Sample = 'empty' | 'percent' | 'amount' | 'unit' | 'text';

const valueWord = atStart('(circa|meno|tracce|inferiore|assente)~');

/** 'g', 'mg', 'kJ/kcal', '% s.s.', 'kcal' above 'kJ' */
const isUnit = (printed: string): boolean =>
  printed.length < 12 &&
  splitAtAny(printed, '\n\v').every((line) => isShare(line) || unitOf(firstOf(line)) !== undefined);

/** 'mg' of 'mg / dose' */
function firstOf(printed: string): string {
  const marked = `${printed}/`;
  return marked.slice(0, marked.indexOf('/')).replaceAll(' ', '');
}

/** Whether a cell is the name of a nutrient and can be no value. */
function isName(cell: Cell): boolean {
  const read = nameOfCell(cell);
  if (read.key === undefined) return false;
  const { amounts, percent, blank } = readCell(cell, true);
  return (read.isText ??=
    amounts.length === 0 && percent === null && !blank && !isUnit(cellText(cell)));
}

function kindOf(cell: Cell, at: number): Sample {
  if (at === 0 && isName(cell)) return 'text';
  const { amounts, percent, blank } = readCell(cell, true);
  if (blank) return 'empty';
  const [only] = amounts;
  const text = cellText(cell);
  if (!only && percent === null) return isUnit(text) ? 'unit' : 'text';
  if (!only || (only.unit === '%' && amounts.length === 1)) return 'percent';
  return only.from < 8 || valueWord.test(text) ? 'amount' : 'empty';
}

/** What most cells of a column are. */
function sampleOf(rows: Grid, at: number): Sample {
  const counts = { empty: 0, percent: 0, amount: 0, unit: 0, text: 0 };
  for (const row of rows) {
    const cell = row[at];
    if (cell && cell.start < cell.end) counts[kindOf(cell, at)]++;
    // Three amounts and nothing else: the rest is no different.
    if (counts.amount > 2 && counts.text + counts.percent === 0) return 'amount';
  }
  const { percent, amount, unit, text } = counts;
  if (unit > 0 && amount + text + percent === 0) return 'unit';
  if (amount > 0 && amount >= text) return 'amount';
  if (text > percent) return 'text';
  return percent > 0 ? 'percent' : 'empty';
}

/** Whether all that a column holds is energy: '1650 kJ | 390 kcal' in the row of energy alone. */
function isEnergyOnly(rows: Grid, at: number): boolean {
  const printed = rows.flatMap((row) => row[at] ?? []).filter(({ start, end }) => start < end);
  const units = printed.map((cell) => readCell(cell, true).amounts[0]?.unit ?? '');
  return units.length > 0 && units.every((unit) => unit === 'kJ' || unit === 'kcal');
}

export type GridCell = Cell | null;
export type Grid = GridCell[][];

/** Which column of a table of cells is what. */
export type Layout = {
  name: number;
  unitAt: number;
  values: ColumnRef[];
  /** For each of `values`, its place in the row. */
  valueAt: number[];
  /** Reference columns, and the one of `values` they belong to. */
  references: { at: number; of: number }[];
  /** Nameless columns that hold the second value of energy, and the one of `values` they go with. */
  energyAt: { at: number; of: number }[];
  /** Its columns, as they came. */
  facts: Fact[];
};

export const textOf = (cell: GridCell | undefined): string => (cell ? cellText(cell) : '');

/** '**Per 100 g**' is bold; the asterisks of 'Per 30 g**' are a footnote's. */
const withoutBold = (printed: string): string =>
  printed.includes('**') ? printed.replace(/\*\*(?=\S)(.*?\S)\*\*/g, '$1').trim() : printed;

const labelOf = (heads: Grid, at: number): string => {
  const parts = heads.map((row) => withoutBold(textOf(row[at]))).filter((part) => part !== '');
  return [...new Set(parts)].join(' ');
};

/** A column that is not the names': its heading, and what its cells are. */
type Pending = { at: number; heading: Heading | null; label: string; sample: Sample };

/** The heading rows of a table, and the first rows below them. */
type Parts = { readonly heads: Grid; readonly rows: Grid; readonly width: number };

const widthOf = (grids: readonly Grid[]): number => {
  let width = 0;
  for (const grid of grids) for (const row of grid) width = Math.max(width, row.length);
  return Math.min(width, maxColumns);
};

/** Reads the heading rows of a table of cells; without any, the cells tell what their column is. */
export function layoutOf(heads: Grid, rows: Grid, context: GridContext): Layout {
  const parts: Parts = { heads, rows, width: widthOf([heads, rows]) };
  const layout: Layout = {
    name: -1,
    unitAt: -1,
    values: [],
    valueAt: [],
    references: [],
    energyAt: [],
    facts: [],
  };
  const { pending, basis } = sorted(parts, layout, context.basis);
  const above = { ...context, basis, unnamed: 0 };
  for (const column of pending) place(column, layout, parts, above);
  return layout;
}

/** Finds the columns of names and units; what is left may hold values. */
function sorted(
  parts: Parts,
  layout: Layout,
  above: Heading | null,
): { pending: Pending[]; basis: Heading | null } {
  const { heads, rows, width } = parts;
  const pending: Pending[] = [];
  let basis = above;
  for (let at = 0; at < width; at++) {
    const label = labelOf(heads, at);
    const heading = label === '' ? null : readHeading(label);
    const sample = sampleOf(rows, at);
    if (layout.name < 0 && isNameColumn({ at, heading, label, sample }, parts)) {
      layout.name = at;
      // 'Valori per 100 g | Cacao | Vaniglia'
      if (heading?.role !== 'name' && heading?.hasBasis) basis = heading;
    } else if (heading?.role === 'unit' || (sample === 'unit' && layout.unitAt < 0))
      layout.unitAt = at;
    else pending.push({ at, heading, label, sample });
  }
  if (layout.name >= 0) return { pending, basis };
  layout.name = 0;
  return { pending: pending.filter(({ at }) => at !== 0), basis };
}

const isNameColumn = ({ at, heading, sample }: Pending, parts: Parts): boolean => {
  if (heading?.role === 'name' && sample !== 'amount') return true;
  const mayBe = sample === 'text' && (!heading || heading.role === 'name' || at === 0);
  return mayBe && !isGroup(parts, at);
};

/** Takes up a column of values, references or of the second value of energy. */
function place(
  { at, heading, label, sample }: Pending,
  layout: Layout,
  { heads, rows }: Parts,
  above: Above,
): void {
  // What is before the names is no value, unless its heading says so.
  if (at < layout.name && heading?.role !== 'value' && heading?.role !== 'nrv') return;
  const isSpanned = sample === 'percent' && label !== '' && label === labelOf(heads, at - 1);
  const isReference = heading
    ? heading.role === 'nrv' ||
      isSpanned ||
      (heading.maybeNrv && (sample === 'percent' || isSecond(heading, layout)))
    : sample === 'percent' && layout.values.length > 0;
  const isBeyond = heads.length > 0 && at >= widthOf([heads]);
  if (isReference) {
    if (isBeyond) return;
    addReference(layout, at, heading, isSpanned ? '' : label);
    return;
  }
  // Under a basis are values, also where words are in their place: 'vedi confezione'.
  const isOfWords = sample === 'text' && !(heading?.role === 'value' && heading.hasBasis);
  if (isOfWords || (sample === 'empty' && !heading)) return;
  if (label === '' && layout.values.length > 0 && isEnergyOnly(rows, at)) {
    layout.energyAt.push({ at, of: layout.values.length - 1 });
    return;
  }
  // A row that is longer than the heading makes no column.
  if (isBeyond) return;
  const isProfile =
    above.profile !== undefined || profileWords.test(fold(labelOf(heads, layout.name)));
  const shown = shownHeading(isProfile && heading ? ofProtein(heading) : heading, label, above);
  const column = columnFor(shown, label, layout);
  layout.facts.push({ kind: 'column', heading: column });
  layout.values.push(column);
  layout.valueAt.push(at);
}

/** Whether a column of the same basis is before one. */
const isSecond = (heading: Heading, { values }: Layout): boolean =>
  values.some((value) => sharesColumn(value, heading));

/** 'Gruppo | Nutriente | …': a column of text before the one whose heading says that it has the names. */
function isGroup({ heads, rows, width }: Parts, at: number): boolean {
  const holdsNames = (column: number): boolean =>
    readHeading(labelOf(heads, column))?.role === 'name' && sampleOf(rows, column) === 'text';
  if (readHeading(labelOf(heads, at)) !== null) return false;
  return Array.from({ length: width }, (_, column) => column > at && holdsNames(column)).includes(
    true,
  );
}

/** 'Cacao 100 g' and 'Vaniglia 100 g' of one table are two columns. */
function columnFor(heading: Heading | null, label: string, { values }: Layout): ColumnRef {
  const same = values.find((value) => sharesColumn(value, heading));
  const isTaken = same !== undefined && fold(label) !== fold(same?.column.label ?? '');
  return heading && isTaken ? { ...heading, isApart: true } : heading;
}

function addReference(layout: Layout, at: number, heading: Heading | null, label: string): void {
  const { values, references, facts } = layout;
  const ordinal = references.length;
  facts.push({ kind: 'reference', label: label === '' ? undefined : label, ordinal });
  // '%VNR per dose' names the column it belongs to; otherwise it is the one to the left.
  const isOfServing = heading?.hasBasis && heading.column.kind !== 'per100g';
  const serving = isOfServing ? values.findIndex((value) => value?.column.kind === 'serving') : -1;
  references.push({ at, of: serving < 0 ? Math.max(0, values.length - 1) : serving });
}
