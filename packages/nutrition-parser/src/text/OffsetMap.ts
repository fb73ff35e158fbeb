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
