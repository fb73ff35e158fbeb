/** From here on a picture is looked at for itself, not as one of a list. */
const minLargeWidth = 640;

/** How a picture of a width is encoded. Efforts (AVIF 0 to 9, WebP 0 to 6) are low, to keep the build short. */
export const encodings = (width: number) => ({
  avif: { quality: width < minLargeWidth ? 55 : 62, effort: 1 },
  webp: { quality: 76, alphaQuality: 80, effort: 2 },
});

/** Part of each cached picture's key: another number makes all of them anew. */
export const encodingVersion = 3;

export type Format = 'avif' | 'webp';
export const formats: readonly Format[] = ['avif', 'webp'];
