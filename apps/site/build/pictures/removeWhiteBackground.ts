import sharp, { type Sharp } from 'sharp';

/** From here on a border counts as the white of a photograph's ground. */
const white = 244;
/** What differs from the corner by less belongs to the ground. */
const trimThreshold = 12;

/**
 * A photograph on white, trimmed, its white turned into transparency, which on a tile looks as
 * `mix-blend-mode: multiply` does, but needs no style. Any other picture comes back as it is.
 */
export async function removeWhiteBackground(picture: Sharp): Promise<Sharp> {
  if (!(await hasWhiteBackground(picture))) return picture;
  const { data, info } = await picture
    .clone()
    .trim({ threshold: trimThreshold })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += 4) {
    const [red = 255, green = 255, blue = 255] = data.subarray(i, i + 3);
    const alpha = 255 - Math.min(red, green, blue);
    // colour = alpha * c + (1 - alpha) * white, solved for c
    for (const [c, value] of [red, green, blue].entries()) {
      data[i + c] = alpha === 0 ? 255 : 255 - Math.round(((255 - value) * 255) / alpha);
    }
    data[i + 3] = alpha;
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
}

/** Whether no point is transparent and all four corners are white. sharp's own `stats` takes five times as long. */
async function hasWhiteBackground(picture: Sharp): Promise<boolean> {
  const { data, info } = await picture
    .clone()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  const isWhite = (place: number) =>
    data.subarray(place * 4, place * 4 + 3).every((value) => value >= white);
  return corners.every(isWhite) && isOpaque(data);
}

/** Of points in red, green, blue and alpha. */
function isOpaque(points: Uint8Array): boolean {
  for (let at = 3; at < points.length; at += 4) if (points[at] !== 255) return false;
  return true;
}
