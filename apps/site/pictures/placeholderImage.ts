import { extname } from 'node:path';
import sharp from 'sharp';

/** The dashed tub that a card shows without a picture, standing on the lower edge of the square. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-85 -118 360 360" width="960" height="960"><path d="M10 240V2H180V240M10 26H180" fill="none" stroke="#788589" stroke-width="1.5" stroke-dasharray="5 6"/></svg>`;

/** The placeholder in the format that the name promises. */
export async function placeholderPicture(name: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg));
  const ending = extname(name).toLowerCase();
  if (ending === '.svg') return Buffer.from(svg);
  if (ending === '.png') return picture.png().toBuffer();
  if (ending === '.webp') return picture.webp().toBuffer();
  return picture.flatten({ background: '#f4f6f6' }).jpeg().toBuffer();
}
