import type { NutrientKey } from '../lexicon/nutrients.ts';
import { readCell } from '../lexer/readCell.ts';
import type { CellReading } from '../lexer/printed.ts';
import { nameOfCell, readName, type NameReading } from '../lexer/readName.ts';
import { readSimple } from '../lexer/simpleAmount.ts';
import type { Quantity } from '../model.ts';
import { Cell, cellText } from '../text/source.ts';
import type { ValueColumn } from './ColumnSet.ts';
import { energyPair } from './energy.ts';
import type { Percents, RowFact } from './facts.ts';
import { quantityAt, quantityOf } from './quantity.ts';

/** One place for each column of values; the last ones may be missing. */
export type Values = (Quantity | null)[];

/** A row as it comes into the table. */
export type NewRow = {
  readonly cell: Cell;
  readonly read: NameReading;
  readonly key: NutrientKey | undefined;
  readonly sub: boolean;
  readonly values: Values;
  readonly percents: Percents;
};

/** What a fact says of rows: most often one, of energy up to two. */
export type RowsRead = {
  readonly rows: readonly NewRow[];
  /** Cells in which no amount can be read. */
  readonly unread: readonly Cell[];
  /** Characters of its cells. */
  readonly characters: number;
};

/** A row that is being read. */
type Reading = {
  readonly fact: RowFact;
  readonly read: NameReading;
  readonly columns: readonly ValueColumn[];
  /** Columns of the table so far. */
  readonly width: number;
  percents: Percents;
  unread: Cell[];
  characters: number;
};

const noCells: Cell[] = [];
const none: RowsRead = { rows: [], unread: noCells, characters: 0 };

/** The rows that a fact stands for, their values at the places of its columns. */
export function rowsOf(fact: RowFact, columns: readonly ValueColumn[], width: number): RowsRead {
  const read = readingOf(fact);
  if (read.folded === '') return none;
  const reading: Reading = {
    fact,
    read,
    columns,
    width,
    percents: percentsOfName(read, columns),
    unread: noCells,
    characters: 0,
  };
  const rows = read.second === undefined ? null : twoRows(reading, read.second);
  return {
    rows: rows ?? (read.energy ? energyRows(reading) : valueRows(reading)),
    unread: reading.unread,
    characters: reading.characters,
  };
}

/** What the name of a row tells, and what else tells its nutrient. */
function readingOf({ name, key }: RowFact): NameReading {
  const read = nameOfCell(name);
  if (key === undefined || read.key !== undefined) return read;
  return { ...read, key, energy: key === 'energyKj' || key === 'energyKcal' };
}

/** The percentage that stands behind the name, at the place of each column. */
function percentsOfName({ percent }: NameReading, columns: readonly ValueColumn[]): Percents {
  if (percent === undefined) return undefined;
  const percents: Percents = [];
  for (const { index } of columns) percents[index] = percent;
  return percents;
}

/** One null for each column. */
function emptyValues({ width }: Reading): Values {
  if (width === 1) return [null];
  return width === 2 ? [null, null] : Array.from({ length: width }, () => null);
}

/** Most cells hold an amount and its unit, and need no closer look. */
function simpleQuantity(reading: Reading, cell: Cell): Quantity | null {
  if (reading.fact.percents !== undefined || cell.number !== undefined) return null;
  const simple = readSimple(cell.source.text, cell.start, cell.end);
  if (!simple) return null;
  const length = cell.end - cell.start;
  reading.characters += length;
  return quantityAt(cell, { amount: simple.amount, unit: simple.unit, from: 0, to: length });
}

function valueRows(reading: Reading): NewRow[] {
  const { fact, read, columns } = reading;
  const unit = fact.unit ?? read.unit;
  const given = unit === 'kJ/kcal' ? undefined : unit;
  const values = emptyValues(reading);
  let printed = false;
  for (let i = 0; i < columns.length; i++) {
    const target = columns[i];
    const cell = fact.cells[i];
    if (!target) continue;
    const simple = cell ? simpleQuantity(reading, cell) : null;
    if (simple) {
      values[target.index] = simple;
      printed = true;
      continue;
    }
    const found = readOne(reading, i, target, false);
    if (!found || !cell) continue;
    printed = true;
    const amount = found.amounts[0];
    if (!amount) continue;
    const place = { cell, key: read.key, unit: given ?? target.unit, column: target.column };
    values[target.index] = quantityOf(amount, place);
  }
  return printed ? [newRow(reading, read.key, values, reading.percents)] : [];
}

const newRow = (
  { fact, read }: Reading,
  key: NutrientKey | undefined,
  values: Values,
  percents: Percents,
): NewRow => ({
  cell: fact.name,
  read,
  key,
  sub: fact.sub === true && !read.energy,
  values,
  percents,
});

function energyRows(reading: Reading): NewRow[] {
  const { fact, read, columns } = reading;
  const kilojoules = emptyValues(reading);
  const kilocalories = emptyValues(reading);
  let printed = false;
  for (let i = 0; i < columns.length; i++) {
    const target = columns[i];
    const cell = fact.cells[i];
    if (!target) continue;
    const found = readOne(reading, i, target, true);
    if (!found || !cell) continue;
    printed = true;
    const unit = fact.unit ?? read.unit ?? target.unit;
    const pair = energyPair(found.amounts, { cell, read, unit, column: target.column });
    kilojoules[target.index] = pair.kj ?? null;
    kilocalories[target.index] = pair.kcal ?? null;
  }
  if (!printed) return [];
  const { percents } = reading;
  const hasKj = kilojoules.some((value) => value !== null);
  const hasKcal = kilocalories.some((value) => value !== null);
  const rows: NewRow[] = [];
  // Energy that is declared without an amount is one row, of the kind that its name tells.
  const isOpen = !hasKj && !hasKcal;
  if (hasKj || (isOpen && read.key !== 'energyKcal'))
    rows.push(newRow(reading, 'energyKj', kilojoules, percents));
  if (hasKcal || (isOpen && read.key === 'energyKcal')) {
    const own = hasKj && percents ? [...percents] : percents;
    rows.push(newRow(reading, 'energyKcal', kilocalories, own));
  }
  return rows;
}

/** Reads a cell, and keeps the percentage that stands in it or beside it. */
function readOne(
  reading: Reading,
  at: number,
  { index }: ValueColumn,
  energy: boolean,
): CellReading | null {
  const given = reading.fact.percents?.[at];
  const cell = reading.fact.cells[at];
  if (given !== undefined && given !== null) (reading.percents ??= [])[index] = given;
  if (!cell) return null;
  reading.characters += cell.end - cell.start;
  const found = readCell(cell, energy);
  if (found.percent !== null) (reading.percents ??= [])[index] = found.percent;
  if (found.unread) reading.unread = [...reading.unread, cell];
  return found;
}

/** 'Grassi (di cui saturi) | 10 g (2 g)': two names and two amounts are two rows. */
function twoRows(reading: Reading, second: string): NewRow[] | null {
  const { fact, read, columns } = reading;
  const { name } = fact;
  const outer = read.name.slice(0, read.name.lastIndexOf(second)).replace(/[\s(,;]+$/, '');
  const first = readName(outer);
  const inner = readName(second);
  const at = Math.max(0, cellText(name).lastIndexOf(second));
  const firsts = emptyValues(reading);
  const seconds = emptyValues(reading);
  let printed = false;
  for (let i = 0; i < columns.length; i++) {
    const cell = fact.cells[i];
    const target = columns[i];
    if (!cell || !target) continue;
    const [a, b] = readCell(cell, true).amounts;
    if (!a || !b) return null;
    printed = true;
    const { unit, column } = target;
    firsts[target.index] = quantityOf(a, { cell, key: first.key, unit, column });
    seconds[target.index] = quantityOf(b, { cell, key: inner.key, unit, column });
  }
  if (!printed) return null;
  const part = new Cell(name.source, name.start + at, name.end);
  const percents = undefined;
  return [
    { cell: name, read: first, key: first.key, sub: false, values: firsts, percents },
    { cell: part, read: inner, key: inner.key, sub: true, values: seconds, percents },
  ];
}
