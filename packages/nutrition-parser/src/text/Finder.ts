/** Where a character comes next in a text, up to its end there; called in order, each place is read once. */
export class Finder {
  private readonly text: string;
  private readonly mark: string;
  private at = -1;

  constructor(text: string, mark: string, end: number) {
    this.text = text.slice(0, end);
    this.mark = mark;
  }

  /** The first place from `start` on, or the end. */
  next(start: number): number {
    if (this.at < start) {
      const found = this.text.indexOf(this.mark, start);
      this.at = found < 0 ? this.text.length : found;
    }
    return this.at;
  }
}
