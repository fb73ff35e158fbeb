/** What an owner's file may hold at most: a shop of 20,000 rows fits many times over. */
export const limits = {
  fileBytes: 50 * 1024 * 1024,
  /** Unpacked: all that is in an .xlsx. */
  unpackedBytes: 300 * 1024 * 1024,
  rows: 100_000,
  columns: 300,
  parts: 2000,
} as const;
