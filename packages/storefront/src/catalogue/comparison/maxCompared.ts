/** A comparison has at most this many columns (docs/rules.md#comparison). */
export const maxCompared = 4;

export const isComparisonFull = (compared: readonly unknown[]): boolean =>
  compared.length >= maxCompared;

/** Those that fit: the first, each once. */
export const firstCompared = <Item>(compared: Iterable<Item>): readonly Item[] =>
  [...new Set(compared)].slice(0, maxCompared);
