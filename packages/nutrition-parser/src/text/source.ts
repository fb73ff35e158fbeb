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

/** A source with other text for some of its pieces, in order; what is put in stands for the place before it. */
export function withEdits(
  source: Source,
  edits: readonly { start: number; end: number; text: string }[],
): Source {
  if (edits.length === 0) return source;
  const { text, map } = source;
  const made = new OffsetMap(text.length + edits.length);
  let out = '';
  let from = 0;
  for (const { start, end, text: other } of [
    ...edits,
    { start: text.length, end: text.length, text: '' },
  ]) {
    for (let i = from; i < start; i++)
      made.add(map ? map.startOf(i) : i, map ? map.endOf(i) : i + 1);
    const place = map ? map.startOf(start) : start;
    for (let i = 0; i < other.length; i++) made.add(place, place);
    out += text.slice(from, start) + other;
    from = Math.max(from, end);
  }
  return { ...source, text: out, map: made };
}

/**
 * For each character of a cleaned text, where its original starts and ends. Characters past the last
 * that was added have the whole for their original.
 */
export class OffsetMap {
  /** Start and end in turn. */
  private places: Int32Array;
  private filled = 0;

  /** @param expected characters that the text will have at most; more find room, too. */
  constructor(expected: number) {
    this.places = new Int32Array(2 * expected);
  }

  /** Adds a character that stands for raw[start, end). */
  add(start: number, end: number): void {
    if (this.filled === this.places.length) this.grow(2);
    this.places[this.filled++] = start;
    this.places[this.filled++] = end;
  }

  /** Adds the characters raw[start, stop), each as it is. */
  addRun(start: number, stop: number): void {
    this.grow(2 * (stop - start));
    let { filled } = this;
    for (let i = start; i < stop; i++) {
      this.places[filled++] = i;
      this.places[filled++] = i + 1;
    }
    this.filled = filled;
  }

  /** The last character stands for what follows, too. */
  extend(end: number): void {
    this.places[this.filled - 1] = end;
  }

  /** Where the original of a character starts. */
  startOf(at: number): number {
    return this.places[2 * at] ?? 0;
  }

  /** Where the original of a character ends. */
  endOf(at: number): number {
    return this.places[2 * at + 1] ?? this.end;
  }

  /** Where the original of all of them ends. */
  get end(): number {
    return this.places[this.filled - 1] ?? 0;
  }

  private grow(wanted: number): void {
    if (this.filled + wanted <= this.places.length) return;
    const wider = new Int32Array(2 * (this.filled + wanted));
    wider.set(this.places);
    this.places = wider;
  }
}
