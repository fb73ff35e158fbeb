/** Characters of an input that are read; the rest is cut off with a diagnostic. */
export const longestInput = 256 * 1024;
