import { pattern } from '../lexicon/patterns.ts';
import { cellText, trimmedCell, type Cell } from '../text/source.ts';
import { readCell } from '../lexer/readCell.ts';
import { nameOfCell } from '../lexer/readName.ts';
import type { ColumnRef } from '../build/facts.ts';
import { cellsOf } from './valueCells.ts';
import {
  activated,
  activeColumns,
  contextAfter,
  spreadColumns,
  type LineContext,
  type LineFact,
} from './context.ts';

const share = pattern('^[<~]?\\s*{NUMBER}\\s*%');

/**
 * Gives the values behind a name to the active columns: one cell each where they are parted by wide
 * gaps or tabs, else one amount each, or one pair of kJ and kcal each for energy. A percentage under
 * a profile heading goes to the profile's column.
 */
export function assignValues(name: Cell, value: Cell, context: LineContext): LineFact[] {
  const { profile, sub, referenced } = context;
  if (profile !== undefined && share.test(cellText(value)))
    return [{ kind: 'row', name, columns: [profile], cells: [value], sub }];
  const columns = columnsFor(name, value, context);
  const lead = activated(context, columns);
  const kilocalories = unitsApart(name, value, columns.length);
  if (kilocalories > 0) {
    const { source, start, end } = value;
    const after = contextAfter(context, lead);
    const first = trimmedCell(source, start, start + kilocalories);
    const second = trimmedCell(source, start + kilocalories, end);
    return [...lead, ...assignValues(name, first, after), ...assignValues(name, second, after)];
  }
  const blank = columns.length > 1 ? blankBefore(name) : null;
  const { cells, percent } = cellsOf(name, value, columns.length, referenced);
  if (blank && cells.length < columns.length) {
    // 'Sale - 0,3 g': nothing is declared in the first column.
    return [
      ...lead,
      { kind: 'row', name: blank.name, columns, cells: [blank.sign, ...cells], sub },
    ];
  }
  const percents = percent === null ? undefined : columns.map(() => percent);
  // 'Energia kJ 535 / 321': the unit of the first is that of all.
  const unit = cells.length > 1 && isEnergy(name) ? energyUnitOf(cells) : undefined;
  return [...lead, { kind: 'row', name, columns, cells, sub, percents, unit }];
}

/** Where the second unit begins in '1690 kJ / 592 kJ - 404 kcal / 141 kcal' of two columns; else 0. */
function unitsApart(name: Cell, value: Cell, columns: number): number {
  if (columns < 2 || !isEnergy(name)) return 0;
  const { amounts } = readCell(value, true);
  const [first, second] = amounts;
  const behind = amounts[columns];
  if (!behind || amounts.length !== columns * 2) return 0;
  return first?.unit === second?.unit && first?.unit !== behind.unit ? behind.from : 0;
}

/** The unit of energy that the first cell alone prints. */
function energyUnitOf([first, second]: readonly (Cell | null)[]): string | undefined {
  const units = [first, second].map((cell) => cell && readCell(cell, true).amounts[0]?.unit);
  return units[1] === '' && units[0] ? units[0] : undefined;
}

const lastBlank = pattern('\\s(?:/|{BLANK})$');

/** A name with the sign for 'not declared' that is behind it; null where none does. */
function blankBefore(name: Cell): { name: Cell; sign: Cell } | null {
  const sign = lastBlank.exec(cellText(name));
  if (!sign) return null;
  const at = name.start + sign.index;
  return {
    name: trimmedCell(name.source, name.start, at),
    sign: trimmedCell(name.source, at, name.end),
  };
}

const isEnergy = (name: Cell): boolean => nameOfCell(name).energy;

/** The active columns; headings under each other are several where several values are in line. */
function columnsFor(name: Cell, value: Cell, context: LineContext): readonly ColumnRef[] {
  if (context.stack.length > 1 && context.active.length === 0) {
    const { amounts } = readCell(value, isEnergy(name));
    const [first, second] = amounts;
    // 'Energia 400 kcal 120 kcal' is no pair of kJ and kcal.
    const isPair = isEnergy(name) && (first?.unit === '' || first?.unit !== second?.unit);
    if (amounts.length > (isPair ? 2 : 1)) return spreadColumns(context);
  }
  return activeColumns(context);
}
