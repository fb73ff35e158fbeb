import { trimmedEnd } from '../text/trim.ts';
import { readCell } from '../lexer/readCell.ts';
import { readName } from '../lexer/readName.ts';
import { Cell, cellText } from '../text/source.ts';
import { emptyValues, type NewRow, type Reading } from './newRow.ts';
import { quantityOf } from './quantity.ts';

/** 'Grassi (di cui saturi) | 10 g (2 g)': two names and two amounts are two rows. */
export function twoRows(reading: Reading, second: string): NewRow[] | null {
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
