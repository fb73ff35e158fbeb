/** Characters of an input that are read; the rest is cut off with a diagnostic. */
export const maxInputLength = 256 * 1024;

/**
 * Columns that a table may have. Each row has a place for each, so that without a bound an input of
 * nothing but sections would take the square of its length.
 */
export const maxColumns = 64;
