import { readSource } from '../../text/clean.ts';
import { Cell, trimmedCell, type Path } from '../../text/source.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A cell of the input's string at a path; null where it is empty. */
export function cellAt(text: string, path: Path): Cell | null {
  const source = readSource(text, path);
  const cell = trimmedCell(source, 0, source.text.length);
  return cell.end > cell.start ? cell : null;
}

/** A name that is no string of the input but a key: its place is that of the value. */
export function nameFromKey(text: string, path: Path, value: unknown): Cell {
  const raw = typeof value === 'string' ? value : '';
  const source = { raw, text, map: { starts: [0], ends: [raw.length] }, path };
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
