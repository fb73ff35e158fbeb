import { behindWord, joint } from '../../lexicon/joinedCells.ts';
import { isRule, isSameCell } from '../grids/headRows.ts';
import type { Grid, GridCell } from '../grids/layout.ts';
import { unitOfEnergy } from '../lines/headings.ts';
import { readHeading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { readNumber } from '../values/numbers.ts';
import { scanLine } from '../values/scanLine.ts';
import { readUnit } from '../values/units.ts';
import { hasDigit, pastSpace } from '../../text/chars.ts';
import { type Cell, OffsetMap, type Source, cellText } from '../../text/source.ts';

/** Longer texts are no label whose cells ran together. */
const maxLength = 4000;

/** 'Proteine24g': a number with its unit is at a place, where the name before it ends. */
function isAmount(text: string, at: number): boolean {
  const number = readNumber(text, at, text.length);
  return number !== null && readUnit(text, pastSpace(text, number.end), text.length) !== null;
}

/**
 * 'Energia1650kJGrassi5,2g': cells that ran together when their table was copied, with spaces
 * between them; any other text as it is.
 */
export function separatedCells(source: Source): Source {
  const { text } = source;
  if (text.length > maxLength || text.includes('|')) return source;
  // In a text of one line a value may also meet the next name.
  if (text.includes('\n') && !behindWord.test(text)) return source;
  const joints = [...text.matchAll(joint)].map(({ index }) => index);
  const [first, second] = joints;
  if (first === undefined || (second === undefined && !isAmount(text, first))) return source;
  const map = new OffsetMap(text.length + joints.length);
  let out = '';
  let from = 0;
  for (const at of [...joints, text.length]) {
    for (let i = from; i < at; i++)
      map.add(source.map?.startOf(i) ?? i, source.map?.endOf(i) ?? i + 1);
    out += text.slice(from, at);
    if (at < text.length) {
      const place = source.map?.startOf(at) ?? at;
      out += ' ';
      map.add(place, place);
    }
    from = at;
  }
  return { ...source, text: out, map };
}

const isPrinted = (cell: GridCell): cell is Cell => cell !== null && cell.end > cell.start;

/** The printed cells of a row; one that spans counts once. */
const printedCells = (row: readonly GridCell[]): readonly Cell[] =>
  row.filter(isPrinted).filter((cell, i, cells) => i === 0 || !isSameCell(cell, cells[i - 1]));

/** 'Grassi 5 g', 'Per 100 g: Grassi 5 g, Proteine 75 g', '148 kcal': whole rows of a table. */
function holdsRows(cell: Cell, isFirst: boolean): boolean {
  // Most cells are a name, or an amount.
  if (!hasDigit(cellText(cell))) return false;
  if (isFirst && unitOfEnergy(cell) !== null) return true;
  const tokens = scanLine(cell.source, cell.start, cell.end);
  const pairs = tokens.filter(({ kind }) => kind === 'pair');
  const [first] = pairs;
  return (
    first?.kind === 'pair' &&
    nameOfCell(first.name).key !== undefined &&
    tokens.every(({ kind }) => kind !== 'rest')
  );
}

/** 'Valori nutrizionali', 'Per 100 g': what is above rows. */
const isAbove = (cell: Cell): boolean => {
  const heading = readHeading(cellText(cell));
  return heading?.role === 'name' || heading?.hasBasis === true;
};

/**
 * Whether each cell of a grid is a line of its own that has its rows in it, so that the grid only
 * places texts: '| Grassi 5 g | Proteine 75 g |', `<td>Per 100 g: Grassi 5 g, Proteine 75 g</td>`.
 */
export function isOfLines(grid: Grid): boolean {
  let rows = 0;
  for (const row of grid) {
    if (isRule(row)) continue;
    const cells = printedCells(row);
    const [first] = cells;
    // 'Per 100 g | Per dose' is above columns.
    const held = first && isAbove(first) && !holdsRows(first, true) ? cells.slice(1) : cells;
    if (!held.every((cell, at) => holdsRows(cell, at === 0 && cell === first))) return false;
    rows += held.length;
  }
  return rows > 0;
}

/** The texts of such a grid in their order. */
export const linesOf = (grid: Grid): readonly Cell[] =>
  grid.flatMap((row) => (isRule(row) ? [] : printedCells(row)));
