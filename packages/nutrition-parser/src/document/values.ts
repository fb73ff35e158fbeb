import { readSource } from '../text/clean.ts';
import { Cell, OffsetMap, type Path, trimmedCell } from '../text/source.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items of a list, also of one that came as `{ 0: …, 1: … }`; null for any other object. */
export function listOf(value: object): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  const keys = Object.keys(value);
  const isList = keys.length > 0 && keys.every((key, i) => key === String(i));
  return isList ? Object.values(value) : null;
}

/** What a string of the input says where its place is not needed: a label, a unit, a key. */
export const printed = (text: string): string => readSource(text).text.trim();

/** A cell of the input's string at a path; null where it is empty. */
export function cellAt(text: string, path: Path): Cell | null {
  const source = readSource(text, path);
  const cell = trimmedCell(source, 0, source.text.length);
  return cell.end > cell.start ? cell : null;
}

/** A name that is no string of the input but a key: its place is that of the value. */
export function nameFromKey(text: string, path: Path, value: unknown): Cell {
  const raw = typeof value === 'string' ? value : '';
  const map = new OffsetMap(1);
  map.add(0, raw.length);
  const source = { raw, text, map, path };
  return new Cell(source, 0, text.length);
}

/** A printed text or a number of the input as the value of a row; null for anything else. */
export function valueAt(value: unknown, path: Path): Cell | null {
  if (typeof value === 'string') return cellAt(value, path);
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return null;
  const raw = String(value);
  const source = { raw, text: raw, map: null, path };
  return new Cell(source, 0, raw.length, value);
}

/** Cells of a row that are read. */
const maxCells = 64;

const contentsOfCell = ['text', 'value', 'content', 'label', 'testo', 'valore'];
const keysOfCell: ReadonlySet<string> = new Set([
  ...contentsOfCell,
  ...'id type tag align style colspan rowspan bold header class'.split(' '),
]);

/** What a cell of a row holds: itself, or the text of an object that is a cell and no row. */
function contentOf(cell: unknown): unknown {
  if (!isObject(cell) || !Object.keys(cell).every((key) => keysOfCell.has(key.toLowerCase())))
    return cell;
  return contentsOfCell.map((key) => cell[key]).find((content) => content !== undefined);
}

/** A row of cells that is a list. */
export function gridRow(row: readonly unknown[], path: Path): (Cell | null)[] {
  return row.slice(0, maxCells).map((cell, i) => {
    const content = contentOf(cell);
    if (typeof content === 'number') return cellAt(String(content), [...path, i]);
    return typeof content === 'string' ? cellAt(content, [...path, i]) : null;
  });
}
