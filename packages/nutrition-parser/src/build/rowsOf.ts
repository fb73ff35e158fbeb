import type { NutrientKey } from '../lexicon/nutrients.ts';
import { readCell } from '../lexer/readCell.ts';
import type { CellReading } from '../lexer/printed.ts';
import { nameOfCell, type NameReading } from '../lexer/readName.ts';
import { readSimple } from '../lexer/simpleAmount.ts';
import type { Quantity } from '../model.ts';
import type { Cell } from '../text/source.ts';
import type { ValueColumn } from './ColumnSet.ts';
import { energyPair } from './energy.ts';
import type { Percents, RowFact } from './facts.ts';
import { emptyValues, type NewRow, type Reading, type RowsRead, type Values } from './newRow.ts';
import { ownAmount, ownPercent } from './ownAmount.ts';
import { quantityAt, quantityOf } from './quantity.ts';
import { twoRows } from './twoRows.ts';

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

/** What the name of a row tells; the nutrient that its fact tells counts before the name's. */
function readingOf({ name, key }: RowFact): NameReading {
  const read = nameOfCell(name);
  if (key === undefined || key === read.key) return read;
  return { ...read, key, energy: key === 'energyKj' || key === 'energyKcal' };
}

/** The percentage that is behind the name, at the place of each column. */
function percentsOfName({ percent }: NameReading, columns: readonly ValueColumn[]): Percents {
  if (percent === undefined) return undefined;
  const percents: Percents = [];
  for (const { index } of columns) percents[index] = percent;
  return percents;
}

/** Most cells hold an amount and its unit, and need no closer look. */
function simpleQuantity(reading: Reading, cell: Cell): Quantity | null {
  if (reading.fact.percents !== undefined || cell.number !== undefined) return null;
  const simple = readSimple(cell.source.text, cell.start, cell.end);
  if (!simple) return null;
  const length = cell.end - cell.start;
  reading.characters += length;
  return quantityAt(cell, simple, 0, length);
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
    const amount = ownAmount(found);
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
  indent: 0,
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

/** Reads a cell, and keeps the percentage that is in it or beside it. */
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
  const percent = ownPercent(found, reading.read.key);
  if (percent !== null) (reading.percents ??= [])[index] = percent;
  if (found.unread) reading.unread = [...reading.unread, cell];
  return found;
}
