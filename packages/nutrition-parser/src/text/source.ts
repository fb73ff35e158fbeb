import type { OffsetMap } from './OffsetMap.ts';

/** Where something was read: the JSON path of the string, and UTF-16 offsets in it. */
export type Span = { path?: Path; start: number; end: number };

export type Path = (string | number)[];

/** A string of the input: as it came, as it is read, and how places in the second map to the first. */
export type Source = {
  raw: string;
  text: string;
  map: OffsetMap | null;
  path: Path | undefined;
};

/** A piece of a source: `[start, end)` in its clean text; `number` if it was no text but a number. */
export class Cell {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
  readonly number: number | undefined;
  private printed: string | undefined = undefined;

  constructor(source: Source, start: number, end: number, number?: number) {
    this.source = source;
    this.start = start;
    this.end = end;
    this.number = number;
  }

  /** The text of the piece. */
  get text(): string {
    return (this.printed ??= this.source.text.slice(this.start, this.end));
  }
}

export const cellText = (cell: Cell): string => cell.text;

export const isSpace = (code: number): boolean => code === 32 || (code < 14 && code > 8);

/** The piece without white space at its ends. */
export function trimmedCell(source: Source, start: number, end: number): Cell {
  const { text } = source;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return new Cell(source, start, end);
}

/** The place in the original text of `[start, end)` of the clean text. */
export function spanOf(source: Source, start: number, end: number): Span {
  const { map, path, raw, text } = source;
  if (map) {
    const from = start < text.length ? map.startOf(start) : raw.length;
    end = end > start ? map.endOf(end - 1) : from;
    start = from;
  }
  return path ? { path, start, end } : { start, end };
}
