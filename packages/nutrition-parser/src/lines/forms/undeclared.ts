import { pattern } from '../../lexicon/patterns.ts';
import { groupOf } from '../../text/chars.ts';
import { dot } from '../../text/codes.ts';
import { trimmedStart } from '../../text/trim.ts';
import { cellText, trimmedCell, type Cell } from '../../text/source.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import {
  activated,
  activeColumns,
  spreadColumns,
  type LineContext,
  type LineFact,
} from '../context.ts';
import type { LineForm } from '../form.ts';
import { holdsNoPair } from '../linePairs.ts';
import type { ColumnRef } from '../../build/facts.ts';

/** Longer texts behind a nutrient's colon are prose. */
const maxUnread = 22;

/** One sign or more for 'not declared', behind a name. */
const blanksAtEnd = pattern('( +{BLANK})(?: +{BLANK})*$');

const rowOf = (
  name: Cell,
  value: Cell,
  columns: readonly ColumnRef[],
  context: LineContext,
): LineFact[] | null =>
  nameOfCell(name).key === undefined
    ? null
    : [...activated(context, columns), { kind: 'row', name, columns, cells: [value] }];

/** 'Grassi: abc': what cannot be read is told. */
function markedRow(line: Cell, colon: number, context: LineContext): LineFact[] | null {
  const name = trimmedCell(line.source, line.start, colon);
  const value = trimmedCell(line.source, colon + 1, line.end);
  const { text } = line.source;
  // '**Grassi:**' has its value on the next line.
  const isEmpty = trimmedStart(cellText(value), '*_') === '';
  if (isEmpty || text.charCodeAt(value.end - 1) === dot) return null;
  return rowOf(name, value, activeColumns(context), context);
}

/** 'Fibre n.d. n.d.' under two headings: one for each. */
function blankRow(line: Cell, context: LineContext): LineFact[] | null {
  const blank = blanksAtEnd.exec(cellText(line));
  if (!blank) return null;
  const isSeveral = blank[0].length > groupOf(blank, 1).length;
  const stop = line.start + blank.index;
  const name = trimmedCell(line.source, line.start, stop);
  const value = trimmedCell(line.source, stop, stop + groupOf(blank, 1).length);
  return rowOf(name, value, isSeveral ? spreadColumns(context) : activeColumns(context), context);
}

/** A nutrient without an amount keeps its row. */
export const undeclared: LineForm = {
  name: 'nutrient without amount',
  example: 'Grassi: da analizzare',
  match(line, context) {
    if (!holdsNoPair(line, context)) return null;
    const { cell } = line;
    const at = cellText(cell).indexOf(':');
    const colon = cell.start + at;
    const isMarked = at >= 0 && colon < cell.end - 1 && cell.end - colon <= maxUnread;
    return isMarked ? markedRow(cell, colon, context) : blankRow(cell, context);
  },
};
