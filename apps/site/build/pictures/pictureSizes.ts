/** Both are quick rather than smallest: the whole set must not hold a build up. Effort 0 to 9 (AVIF), 0 to 6 (WebP). */
export const encodings = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, alphaQuality: 80, effort: 2 },
} as const;

/** Part of each cached picture's key: another number makes all of them anew. */
export const recipe = 1;

export type Format = keyof typeof encodings;
export const formats: readonly Format[] = ['avif', 'webp'];
