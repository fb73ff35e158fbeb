/** Objects that are read of one input: more than any label has. */
const maxObjects = 50_000;

/** The objects that a reader is inside of, so that a cycle ends, and how many it has read. */
export class Entered {
  private readonly above = new Set<object>();
  private left: number;

  constructor(most = maxObjects) {
    this.left = most;
  }

  /** Whether there was more than may be read. */
  get isSpent(): boolean {
    return this.left <= 0;
  }

  /** Reads what is in an object, unless it is inside itself or there was too much. */
  within<T>(value: object, read: () => T, otherwise: T): T {
    if (this.left <= 0 || this.above.has(value)) return otherwise;
    this.left--;
    this.above.add(value);
    const result = read();
    this.above.delete(value);
    return result;
  }
}
