import type { Shape } from '../model.ts';
import { fold } from '../text/fold.ts';
import { headings } from '../text/sectionNames.ts';
import type { Cell, Path } from '../text/source.ts';
import { readHeading, withoutLabel, type Heading } from '../lexer/heading.ts';
import type { TableBuilder } from '../build/TableBuilder.ts';
import { flavoursOf, readFlavour } from './flavours.ts';
import { gridRow } from './readArray.ts';
import { textOf } from '../tables/layout.ts';
import { readGrid, type Grid } from '../tables/readGrid.ts';
import { isSubs, readKey, type KeyRole } from './readKey.ts';
import { mergedBasis, readOwnFacts } from './ownFacts.ts';
import { readPair } from './readPair.ts';
import { holdsRows, isTable, readTexts } from './readTexts.ts';
import { readRowObject } from './readRows.ts';
import { isObject, percentOf, valueAt } from './values.ts';

/** Reads any value of the input into the builder, and tells the shape it had. */
export type ReadAny = (
  value: unknown,
  path: Path,
  builder: TableBuilder,
  basis: Heading | null,
  depth: number,
) => Shape;

/** Deeper nesting is no nutrition table. */
const deepest = 8;

/**
 * Reads an object: sections (`per_100g`, `per_porzione` …), a table with `rows` or `values` and a
 * dose, pairs `{ Proteine: '24 g' }`, a single row, or a wrapper around one of them (§3).
 */
export const readObject = (
  input: Record<string, unknown>,
  path: Path,
  builder: TableBuilder,
  basis: Heading | null,
  depth: number,
  readAny: ReadAny,
): Shape => {
  if (depth > deepest) return 'none';
  const keys = Object.keys(input);
  if (isOtherSection(input, keys)) return 'none';
  const own = readOwnFacts(input, keys, path, builder);
  const within = own ? mergedBasis(basis, own) : basis;
  if (isRow(input, keys) && readRowObject(input, path, undefined, builder, within))
    return 'name-value-unit';
  let shape: Shape = 'none';
  const before = builder.rowCount;
  // Asked once, where it matters.
  let beside: boolean | undefined;
  let flavours: ReadonlySet<string> | undefined;
  for (const key of keys) {
    if (!builder.budget.mayReadOn()) break;
    const value = input[key];
    if (value === null || value === undefined || value === '') continue;
    const known = readKey(key);
    const at = [...path, key];
    if (known.role === 'rows' && typeof value === 'object') {
      if (readHeadedLists(input, keys, value, at, path, builder, within)) return 'dose-table';
      const inner = readAny(value, at, builder, within, depth + 1);
      // `data: { per_100g: … }` is no list of rows.
      if (isObject(value) && inner !== 'pairs' && inner !== 'none') shape = inner;
      else shape = own || within === null ? tableShape(path, key, keys) : 'serving-list';
    } else if (known.role === 'wrapper') {
      const inner = readAny(value, at, builder, within, depth + 1);
      if (shape === 'none') shape = inner;
    } else if (known.role === 'column' && known.heading) {
      const inner = readSection(value, at, builder, known.heading, own, depth, readAny);
      if (shape === 'none' || shape === 'pairs') shape = inner;
    } else if (known.role === 'label' && typeof value === 'object') {
      // `per_porzione` is sometimes called `porzione` alone.
      const heading = readHeading('porzione');
      readAny(value, at, builder, heading && withoutLabel(heading), depth + 1);
      shape = 'sections';
    } else if (isSubs(known.role) && typeof value === 'object') {
      // `{ Grassi: '5 g', di_cui: { saturi: '1 g' } }`
      readAny(value, at, builder, within, depth + 1);
    } else if (known.role === 'nutrient' || known.role === 'other') {
      if (known.role === 'other' && (holdsRows(value) || (beside ??= hasTable(input, keys))))
        continue;
      if (typeof value === 'object' && (flavours ??= flavoursOf(input, keys)).has(key)) {
        const inner = readFlavour(known.text, builder, () =>
          readAny(value, at, builder, within, depth + 1),
        );
        if (shape === 'none') shape = inner;
        continue;
      }
      const read = readPair(known, value, at, builder, known.heading ?? within);
      if (read && shape === 'none') shape = 'pairs';
      if (!read && known.role === 'other' && isWrapper(value)) {
        const inner = readAny(value, at, builder, within, depth + 1);
        if (shape === 'none') shape = inner;
      }
    }
  }
  if (builder.rowCount === before) {
    const inner = readTexts(input, keys, path, builder, within, depth, readAny);
    if (shape === 'none') shape = inner;
  }
  for (const key of keys) {
    if (readKey(key).role === 'nrv') readReferences(input[key], [...path, key], builder);
  }
  return shape;
};

/** `{ title: 'Ingredienti', content: … }` among the sections of a product. */
const isOtherSection = (input: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.every((key) => typeof input[key] !== 'object') &&
  keys.some((key) => {
    const value = input[key];
    const isTitle = readKey(key).role === 'title' && typeof value === 'string';
    const kind = isTitle ? headings.get(fold(value)) : undefined;
    return kind !== undefined && kind !== 'nutrition';
  });

/** Beside the table of a product stands what else is known of it. */
const hasTable = (input: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.some((key) => isHolder(readKey(key).role) && isFilled(input[key]));

const isHolder = (role: KeyRole): boolean => role === 'wrapper' || role === 'rows';
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null : typeof value === 'string' && value.length > 20;

/** An object under a key that says nothing, with sections or a table in it. */
const isWrapper = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some((item) => isNamed(item) || hasText(item));
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length === 1 || hasText(value) || keys.some((key) => holders.has(readKey(key).role));
};

const hasText = (value: unknown): boolean => isObject(value) && Object.values(value).some(isTable);

const isNamed = (item: unknown): boolean =>
  isObject(item) && Object.keys(item).some((key) => readKey(key).role === 'name');

const holders: ReadonlySet<string> = new Set(['column', 'wrapper', 'rows']);

/** `vnr: { Magnesio: '100%' }` beside the sections: the percentages of rows that are there. */
function readReferences(value: unknown, path: Path, builder: TableBuilder): void {
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    const { text } = readKey(key);
    const percent = percentOf(value[key], [...path, key]);
    if (percent !== null) builder.reference(text, percent);
  }
}

const headKeys = new Set([
  'columns',
  'colonne',
  'headers',
  'header',
  'intestazioni',
  'intestazione',
  'head',
]);

/** `{ columns: ['Nutriente', 'Per 100 g'], rows: [['Proteine', '80 g']] }` */
function readHeadedLists(
  input: Record<string, unknown>,
  keys: readonly string[],
  rows: unknown,
  rowsPath: Path,
  path: Path,
  builder: TableBuilder,
  basis: Heading | null,
): boolean {
  const key = keys.find((name) => headKeys.has(name.toLowerCase()));
  const head = key === undefined ? undefined : input[key];
  if (key === undefined || !Array.isArray(head) || !Array.isArray(rows)) return false;
  const grid = rows.flatMap((row: unknown, i) => {
    const cells = cellsOfRow(row, [...rowsPath, i]);
    return cells ? [cells] : [];
  });
  const [first] = grid;
  if (!first) return false;
  const headRow = gridRow(head, [...path, key]);
  // The heading of the names may be left out.
  if (headRow.length < first.length && readHeading(textOf(headRow[0]))?.role !== 'name')
    headRow.unshift(null);
  readGrid([headRow, ...grid], builder, basis);
  return true;
}

/** `['Proteine', '80 g', '24 g']`, `{ nome: 'Proteine', valori: ['80 g', '24 g'] }` */
function cellsOfRow(row: unknown, path: Path): Grid[number] | null {
  if (Array.isArray(row)) return gridRow(row, path);
  if (!isObject(row)) return null;
  let name: Cell | null = null;
  let values: Grid[number] = [];
  for (const key of Object.keys(row)) {
    const value = row[key];
    const { role } = readKey(key);
    if (role === 'name') name ??= valueAt(value, [...path, key]);
    else if (Array.isArray(value) && (role === 'rows' || role === 'value'))
      values = gridRow(value, [...path, key]);
    else if (role === 'value') values = [valueAt(value, [...path, key])];
  }
  return name && values.length > 0 ? [name, ...values] : null;
}

const tableShape = (path: Path, rowsKey: string, keys: readonly string[]): Shape => {
  if (path.at(-1) === 'nutritional_table' || keys.includes('serving_size'))
    return 'nutritional-table';
  return rowsKey === 'valori' ? 'serving-list' : 'dose-table';
};

/** One row: it has a name under a known key, and something to go with it. */
const isRow = (input: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.some((key) => readKey(key).role === 'name' && typeof input[key] === 'string') &&
  keys.some((key) => {
    const { role } = readKey(key);
    return (role === 'value' || role === 'column') && typeof input[key] !== 'object';
  });

/** A section: `per_100g: {…}`. A text or number there is a row of a table without names: skipped. */
function readSection(
  value: unknown,
  path: Path,
  builder: TableBuilder,
  heading: Heading,
  own: Heading | null,
  depth: number,
  readAny: ReadAny,
): Shape {
  const open = heading.column.kind === 'serving' && heading.column.amount === undefined;
  const basis = open && own ? mergedBasis(heading, own) : heading;
  if (typeof value === 'object' || typeof value === 'string') {
    const inner = readAny(value, path, builder, basis, depth + 1);
    return inner === 'serving-list' ? 'serving-list' : inner === 'none' ? 'none' : 'sections';
  }
  return 'none';
}
