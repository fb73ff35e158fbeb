/** The middle one; of an even number the higher of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** One line of a table: its name, then its figures, each in a column of its own. */
export function row(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(8)))
    .join('');
}
