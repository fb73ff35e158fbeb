import sharp, { type Sharp } from 'sharp';

/** Large enough for every size when a drawing has none of its own. */
const drawingPixels = 1200;
/** Pictures this far apart in their sides are no photographs of a product; sharp would run out of memory. */
const maxPixels = 50_000_000;

/** A picture (JPEG, PNG, WebP, SVG), upright. */
export async function openPicture(bytes: Buffer): Promise<Sharp> {
  const { format, width } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  if (format !== 'svg') return sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
  // A drawing is drawn at the size it is wanted in, never enlarged from its nominal one.
  const density = Math.min(2400, Math.max(72, (72 * drawingPixels) / (width || drawingPixels)));
  return sharp(bytes, { density }).resize({ width: drawingPixels });
}
