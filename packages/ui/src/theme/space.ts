/** Steps of the spacing scale: 0 4 8 12 16 24 32 48 72 112 pixels. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
