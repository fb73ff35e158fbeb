import type { NutrientKey } from '../../lexicon/nutrients.ts';
import type { Column, Quantity } from '../../model.ts';
import type { ValueColumn } from './ColumnSet.ts';
import { type NewRow, type Reading, type RowsRead, type Values, emptyValues } from './RowSet.ts';
import type { Percents, RowFact } from './facts.ts';
import { ownAmount, ownPercent, quantityOf } from './quantity.ts';
import type { CellReading, Printed } from '../values/amountScan.ts';
import { readCell } from '../values/cells.ts';
import { type NameReading, nameOfCell, readName } from '../values/names.ts';
import { Cell, cellText } from '../../text/source.ts';
import { trimmedEnd } from '../../text/trim.ts';

/** No food has more kilocalories in 100 g than pure fat; a larger bare number is kilojoules. */
const maxKcal = 900;

/** A cell of energy: its row's name, its column, and the unit that row or column give. */
type EnergyCell = {
  readonly cell: Cell;
  readonly read: NameReading;
  readonly unit: string | undefined;
  readonly column: Column;
};

type EnergyPair = { kj: Quantity | undefined; kcal: Quantity | undefined };

/** Which amounts of an energy cell are kilojoules and which kilocalories. */
function energyPair(amounts: readonly Printed[], place: EnergyCell): EnergyPair {
  const { cell, unit, column } = place;
  const asKj = (printed: Printed): Quantity =>
    quantityOf(printed, { cell, key: 'energyKj', unit: unit && 'kJ', column });
  const asKcal = (printed: Printed): Quantity =>
    quantityOf(printed, { cell, key: 'energyKcal', unit: unit && 'kcal', column });
  const printedKj = amounts.find((printed) => printed.unit === 'kJ');
  const printedKcal = amounts.find((printed) => printed.unit === 'kcal');
  const kj = printedKj && asKj(printedKj);
  const kcal = printedKcal && asKcal(printedKcal);
  const [first, second] = amounts.filter((printed) => printed.unit === '');
  if (kj && kcal) return { kj, kcal };
  if (!first) {
    // An amount that is no energy is kept as printed; the check tells it.
    const [odd] = amounts;
    return odd && !kj && !kcal ? { kj: asKj(odd), kcal } : { kj, kcal };
  }
  if (kj) return { kj, kcal: asKcal(first) };
  if (kcal) return { kj: asKj(first), kcal };
  if (!second) return onlyEnergy(first, place);
  // The named order holds unless the sizes contradict it: kilojoules are the larger number.
  const isKjFirst =
    first.amount === second.amount ? !place.read.kcalFirst : first.amount > second.amount;
  return isKjFirst
    ? { kj: asKj(first), kcal: asKcal(second) }
    : { kj: asKj(second), kcal: asKcal(first) };
}

/** A single amount without unit: what its column says, or what its size can be. */
function onlyEnergy(printed: Printed, { cell, read, unit, column }: EnergyCell): EnergyPair {
  // 'energy-kj' names its unit.
  const mayBeKj = printed.amount > maxKcal || read.folded.endsWith(' kj');
  const isKj = unit === 'kJ' || (unit !== 'kcal' && read.key === 'energyKj' && mayBeKj);
  const given = unit === 'kJ' || unit === 'kcal' ? unit : undefined;
  return isKj
    ? { kj: quantityOf(printed, { cell, key: 'energyKj', unit: given, column }), kcal: undefined }
    : {
        kj: undefined,
        kcal: quantityOf(printed, { cell, key: 'energyKcal', unit: given, column }),
      };
}

/** 'Grassi (di cui saturi) | 10 g (2 g)': two names and two amounts are two rows. */
function twoRows(reading: Reading, second: string): NewRow[] | null {
  const { fact, read, columns } = reading;
  const { name } = fact;
  const outer = trimmedEnd(read.name.slice(0, read.name.lastIndexOf(second)), '(,;/');
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
    const { unit = read.unit, column } = target;
    firsts[target.index] = quantityOf(a, { cell, key: first.key, unit, column });
    seconds[target.index] = quantityOf(b, { cell, key: inner.key, unit, column });
  }
  if (!printed) return null;
  const part = new Cell(name.source, name.start + at, name.end);
  const percents = undefined;
  return [
    { cell: name, read: first, key: first.key, sub: false, values: firsts, percents, indent: 0 },
    { cell: part, read: inner, key: inner.key, sub: true, values: seconds, percents, indent: 0 },
  ];
}

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

/** What a cell holds, and its column. */
type CellOf = { readonly found: CellReading; readonly cell: Cell; readonly target: ValueColumn };

/** The cells of a row, read. */
function cellsOf(reading: Reading, energy: boolean): CellOf[] {
  return reading.columns.flatMap((target, i) => {
    const cell = reading.fact.cells[i];
    const found = readOne(reading, i, target, energy);
    return found && cell ? [{ found, cell, target }] : [];
  });
}

function valueRows(reading: Reading): NewRow[] {
  const { fact, read } = reading;
  const unit = fact.unit ?? read.unit;
  const given = unit === 'kJ/kcal' ? undefined : unit;
  const values = emptyValues(reading);
  const cells = cellsOf(reading, false);
  for (const { found, cell, target } of cells) {
    const amount = ownAmount(found);
    if (!amount) continue;
    const place = { cell, key: read.key, unit: given ?? target.unit, column: target.column };
    values[target.index] = quantityOf(amount, place);
  }
  return cells.length > 0 ? [newRow(reading, read.key, values, reading.percents)] : [];
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
  const { fact, read } = reading;
  const kilojoules = emptyValues(reading);
  const kilocalories = emptyValues(reading);
  const cells = cellsOf(reading, true);
  for (const { found, cell, target } of cells) {
    const unit = fact.unit ?? read.unit ?? target.unit;
    const pair = energyPair(found.amounts, { cell, read, unit, column: target.column });
    kilojoules[target.index] = pair.kj ?? null;
    kilocalories[target.index] = pair.kcal ?? null;
  }
  if (cells.length === 0) return [];
  const { percents } = reading;
  const hasKcal = kilocalories.some((value) => value !== null);
  // Energy that is declared without an amount is one row, of the kind that its name tells.
  const hasKj =
    kilojoules.some((value) => value !== null) || (!hasKcal && read.key !== 'energyKcal');
  const rows: NewRow[] = [];
  if (hasKj) rows.push(newRow(reading, 'energyKj', kilojoules, percents));
  if (hasKcal || !hasKj)
    rows.push(newRow(reading, 'energyKcal', kilocalories, percents && [...percents]));
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
