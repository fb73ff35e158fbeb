/** Texts that are kept at a time. */
const maxEntries = 4096;

/** Longer texts are read anew: labels do not repeat them. */
const maxKeyLength = 120;

/** Readings of texts that come again from label to label ('Proteine', '0 g', 'aromi'), to a bound. */
export class Remembered<T> {
  private readonly readings = new Map<string, T>();

  find(text: string): T | undefined {
    return this.readings.get(text);
  }

  /** Keeps the reading of a text, and returns it. */
  keep(text: string, reading: T): T {
    if (text.length > maxKeyLength) return reading;
    if (this.readings.size >= maxEntries) this.readings.clear();
    this.readings.set(text, reading);
    return reading;
  }
}

/** A reading of texts that keeps what it read. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Remembered<{ readonly value: T }>();
  return (text) => (known.find(text) ?? known.keep(text, { value: read(text) })).value;
}
