import sharp from 'sharp';
import { removeWhiteBackground } from './removeWhiteBackground.ts';
import { openPicture } from './openImage.ts';

const [width, height] = [1000, 640];
/** Left and right of the group. */
const margin = 40;
/** Of its place that each picture fills: none covers another, which may be clear. */
const fill = 0.96;

/** At most so many pictures stand on one shelf. */
export const shelfPlaces = 3;

/** One picture of up to three products side by side, on a clear ground; undefined where none can be read. */
export async function composeShelf(pictures: readonly Buffer[]): Promise<Buffer | undefined> {
  const cutOuts = (await Promise.all(pictures.slice(0, shelfPlaces).map(removeSection))).filter(
    (piece) => piece !== undefined,
  );
  if (cutOuts.length === 0) return undefined;
  const place = (width - 2 * margin) / cutOuts.length;
  const layers = await Promise.all(
    cutOuts.map(async (piece, index) => {
      const box = { width: Math.round(place * fill), height: height - margin };
      const { data, info } = await sharp(piece)
        .resize({ ...box, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true });
      const middle = margin + place * (index + 0.5);
      const left = Math.min(width - info.width, Math.max(0, Math.round(middle - info.width / 2)));
      return { input: data, left, top: height - info.height };
    }),
  );
  return sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite(layers)
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer();
}

/** The product without the empty room around it. */
async function removeSection(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const found = await removeWhiteBackground(await openPicture(bytes));
    const picture = await found.picture.png().toBuffer();
    const { isOpaque } = await sharp(picture).stats();
    return isOpaque
      ? picture
      : await sharp(picture).trim({ background: '#00000000', threshold: 8 }).png().toBuffer();
  } catch {
    // The build names it where it makes the sizes of the picture itself.
    return undefined;
  }
}
