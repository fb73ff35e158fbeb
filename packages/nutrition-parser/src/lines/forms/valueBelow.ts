import { hasAny } from '../../text/chars.ts';
import type { ColumnRef } from '../../build/facts.ts';
import { cellText, type Cell } from '../../text/source.ts';
import type { CellReading } from '../../lexer/printed.ts';
import { readCell } from '../../lexer/readCell.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { cellsOfLine } from '../valueCells.ts';
import { isBareValue } from '../bareValue.ts';
import { activated, changed, spreadColumns, type LineContext, type LineFact } from '../context.ts';
import type { LineForm } from '../form.ts';
import { withoutMarks } from '../Line.ts';

type Pending = NonNullable<LineContext['pending']>;

/** Longer lines above a value are no names, unless they are known. */
const maxName = 40;
/** Names of few words, with what a bracket says of them, or that of an extract. */
const maxRemarked = 90;
const maxWords = 6;

function isTooLong(name: string): boolean {
  if (name.length <= maxName) return false;
  const isName = hasAny(name, ['(', 'e.s.']) || name.split(' ').length <= maxWords;
  return !isName || name.length > maxRemarked;
}

/** A value under its name: all of its columns across, or one line for each. */
export const valueBelow: LineForm = {
  name: 'value below its name',
  example: 'Proteine\n80 g',
  match(line, context) {
    const { pending } = context;
    if (!pending || !isBareValue(line, context)) return null;
    const read = nameOfCell(pending.name);
    if (read.key === undefined && isTooLong(cellText(pending.name))) return null;
    const columns = spreadColumns(context);
    const lead = activated(context, columns);
    const count = columns.length;
    const across = count > 1 ? cellsOfLine(pending.name, line.cell, count) : [];
    if (across.length === count) {
      const row = { kind: 'row', name: pending.name, columns, cells: across } as const;
      return [...lead, row, untitled(pending.name)];
    }
    // Energy has two values in each column, and a percentage may be beside them.
    if (pending.values.length > 2 * count) return lead;
    const next = { name: pending.name, values: [...pending.values, line.cell] };
    const kept = [...lead, changed({ pending: next })];
    return read.isFact ? kept : [...kept, ...stackedRow(next, columns, context)];
  },
};

/** One more value under a name: of the next column, or its percentage. */
function stackedRow(
  { name, values }: Pending,
  columns: readonly ColumnRef[],
  { referenced }: LineContext,
): LineFact[] {
  const { energy } = nameOfCell(name);
  const readings = values.map((value) => readCell(value, energy));
  // '100% VNR' before the amount or behind it takes no place.
  const units = readings.filter(isNoReference).map(({ amounts }) => amounts[0]?.unit);
  // Energy has two values in a column, in whatever order.
  const count = energy ? units.filter((unit) => unit === units.at(-1)).length : units.length;
  const at = Math.max(0, count - 1);
  const isPercent = referenced && values.length === columns.length + 1;
  const place = isPercent ? columns.length - 1 : at;
  if (place >= columns.length) return [];
  const line = values.at(-1);
  const cell = (isPercent ? values[place] : line) ?? null;
  const percent = isPercent ? percentOf(line) : undefined;
  const cells = columns.map((_, i) => (i === place ? cell : null));
  const percents = percent === undefined ? undefined : columns.map(() => percent);
  return [{ kind: 'row', name, columns, cells, percents }, untitled(name)];
}

/** A name that has its value is not the title that it was taken for. */
const untitled = (name: Cell): LineFact => ({
  kind: 'untitled',
  text: withoutMarks(cellText(name)),
});

const isNoReference = ({ amounts, percent }: CellReading): boolean =>
  amounts.length > 0 || percent === null;

const percentOf = (cell: Cell | undefined): number | undefined =>
  cell && readCell(cell, false).amounts[0]?.amount;
