/** What an owner's file may hold at most: a shop of 10,000 products fits. */
export const limits = {
  fileBytes: 50 * 1024 * 1024,
  /** Unpacked: all that is read of an .xlsx. */
  unpackedBytes: 150 * 1024 * 1024,
  rows: 100_000,
  columns: 300,
  /** Filled ones. */
  cells: 500_000,
  /** Of a workbook's XML, whatever they are; and what ranges cover, and blank cells before a filled one. */
  elements: 4_000_000,
  /** In a workbook's lists: texts that cells share, styles, relations, sheets, merges, hidden columns. */
  entries: 400_000,
  /** Of all texts of a workbook. */
  letters: 30_000_000,
  /** Between two tags, or in one. */
  tagLetters: 4_000_000,
  /** Elements in each other. */
  depth: 100,
  parts: 5000,
  /** Of the thread that reads a file. */
  heapMb: 192,
  readingMs: 30_000,
} as const;
