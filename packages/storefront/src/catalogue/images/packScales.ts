/** What the catalogue says of a pack, and the build of its picture. */
export type MeasuredPack = {
  heightMm: number | undefined;
  /** How much of the picture's height the pack takes, in per cent. */
  filled: number | undefined;
};

/**
 * How large each picture is drawn so that the packs keep their proportions to each other: the largest
 * as it is (1). Null where one height is not known: then none is drawn in proportion
 * (docs/rules.md#true-proportion).
 */
export function packScales(packs: readonly MeasuredPack[]): readonly number[] | null {
  const pictureHeights = packs.map(({ heightMm, filled }) =>
    heightMm && filled ? (heightMm / filled) * 100 : 0,
  );
  if (packs.length < 2 || pictureHeights.includes(0)) return null;
  const highest = Math.max(...pictureHeights);
  return pictureHeights.map((height) => height / highest);
}
