/** What an owner's file may hold at most: a shop of 20,000 rows fits many times over. */
export const limits = {
  fileBytes: 50 * 1024 * 1024,
  /** Unpacked: all that is read of an .xlsx. */
  unpackedBytes: 150 * 1024 * 1024,
  rows: 100_000,
  columns: 300,
  /** Filled ones, and as many texts in a workbook's list of them. */
  cells: 1_000_000,
  /** Of all texts of a workbook. */
  letters: 40_000_000,
  /** Between two tags, or in one. */
  tagLetters: 8_000_000,
  /** Elements in each other. */
  depth: 100,
  parts: 5000,
  /** Of the thread that reads a file. */
  heapMb: 320,
  readingMs: 30_000,
} as const;
