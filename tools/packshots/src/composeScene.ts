import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { isPlain, plainPack } from './plainPack.ts';

const masters = fileURLToPath(new URL('../../../apps/mock-api/catalogue/images/', import.meta.url));

/** A cut-out without the empty room around it, in pixels. */
export type Piece = { image: Buffer; width: number; height: number };
/** Stands with its foot on `foot`, its left edge on `left`. */
export type Standing = { piece: Piece; left: number; foot: number };

/** A master scaled so that its square has the given side: one optical scale for all. */
export async function pieceOf(picture: string, side: number): Promise<Piece> {
  const master = `${masters}${picture}.webp`;
  const square = isPlain
    ? await plainPack(master, side)
    : await sharp(master).resize(side, side).png().toBuffer();
  const { data, info } = await sharp(square)
    .trim({ background: '#00000000', threshold: 8 })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** Side by side along a board until the room is used up; `names` begin again at the end. */
export async function row(
  names: readonly string[],
  place: { foot: number; side: number; from: number; to: number; gap: number },
): Promise<Standing[]> {
  const out: Standing[] = [];
  let left = place.from;
  for (let i = 0; left < place.to; i += 1) {
    const name = names[i % names.length];
    if (name === undefined) break;
    const piece = await pieceOf(name, place.side);
    out.push({ piece, left: Math.round(left), foot: place.foot });
    left += piece.width + place.gap;
  }
  return out;
}

/** The things and the soft shadows that they throw on what is behind them. */
export async function stand(
  ground: Sharp,
  things: readonly Standing[],
  shadow: { blur: number; shift: readonly [number, number]; opacity: number },
): Promise<Sharp> {
  const base = await ground.png().toBuffer();
  const { width, height } = await sharp(base).metadata();
  const empty = { create: { width, height, channels: 4 as const, background: '#00000000' } };
  const overlays = await Promise.all(things.map((thing) => within(thing, width, height)));
  const placed = overlays.filter((overlay) => overlay !== null);
  const shapes = await sharp(empty).composite(placed).png().toBuffer();
  const cast = await sharp(shapes)
    .extractChannel(3)
    .blur(shadow.blur)
    .linear(shadow.opacity, 0)
    .toBuffer();
  const dark = await sharp({ create: { width, height, channels: 3, background: '#10150f' } })
    .joinChannel(cast)
    .png()
    .toBuffer();
  const [x, y] = shadow.shift;
  const shifted = await sharp(empty)
    .composite([
      {
        input: await cut(dark, { left: -x, top: -y, width, height }),
        left: Math.max(0, x),
        top: Math.max(0, y),
      },
    ])
    .png()
    .toBuffer();
  return sharp(
    await sharp(base)
      .composite([{ input: shifted }, { input: shapes }])
      .png()
      .toBuffer(),
  );
}

/** The part of an image that lies within the frame once it is shifted. */
async function cut(
  image: Buffer,
  frame: { left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  const left = Math.max(0, frame.left);
  const top = Math.max(0, frame.top);
  const [width, height] = [frame.width - Math.abs(frame.left), frame.height - Math.abs(frame.top)];
  return sharp(image).extract({ left, top, width, height }).png().toBuffer();
}

async function within(
  { piece, left, foot }: Standing,
  width: number,
  height: number,
): Promise<OverlayOptions | null> {
  const top = foot - piece.height;
  const [x0, y0] = [Math.max(0, left), Math.max(0, top)];
  const [x1, y1] = [Math.min(width, left + piece.width), Math.min(height, foot)];
  if (x1 <= x0 || y1 <= y0) return null;
  const part = { left: x0 - left, top: y0 - top, width: x1 - x0, height: y1 - y0 };
  return { input: await sharp(piece.image).extract(part).png().toBuffer(), left: x0, top: y0 };
}

export const svg = (width: number, height: number, inner: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`,
  );
