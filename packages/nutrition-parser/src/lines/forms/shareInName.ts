import { readHeading } from '../../lexer/heading.ts';
import { readCell } from '../../lexer/readCell.ts';
import { isWholeValue } from '../../lexer/wholeValue.ts';
import { gramsPer } from '../../lexicon/units.ts';
import { trimmedCell, type Cell } from '../../text/source.ts';
import { changed } from '../context.ts';
import type { LineForm } from '../form.ts';
import { maxLoose } from '../Line.ts';

/** The line below another, as far as a value may reach. */
function lineBelow({ source, end }: Cell): Cell {
  const start = source.text.indexOf('\n', end) + 1;
  if (start === 0) return trimmedCell(source, end, end);
  const [line = ''] = source.text.slice(start, start + maxLoose).split('\n');
  return trimmedCell(source, start, start + line.length);
}

/** A mass by itself is the value of the name above it. */
function isMass(cell: Cell): boolean {
  const [amount] = readCell(cell, false).amounts;
  return gramsPer(amount?.unit ?? '') !== undefined && isWholeValue(cell);
}

/** A name that ends with the strength of an extract, and its value on the line below. */
export const shareInName: LineForm = {
  name: 'share at the end of a name',
  example: 'Colina 82 mg\nSilimarina 80%\n150 mg',
  match(line, { table }) {
    const { cell, text } = line;
    if (!text.endsWith('%') && !text.endsWith('%)')) return null;
    const [pair, ...others] = line.tokens;
    if (pair?.kind !== 'pair' || pair.marked || others.length > 0) return null;
    const { amounts } = readCell(pair.value, false);
    const isShare = amounts.length === 1 && amounts[0]?.unit === '%';
    if (table.rowCount === 0 || !isShare || !isMass(lineBelow(cell))) return null;
    // '800 mcg - 100%' is a value.
    if (readHeading(text) !== null || isWholeValue(cell)) return null;
    return [changed({ pending: { name: cell, values: [] }, waiting: { names: [], values: 0 } })];
  },
};
