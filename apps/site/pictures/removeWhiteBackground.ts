import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** From here on a border counts as the white of a photograph's ground. */
const white = 244;
/** What differs from the corner by less belongs to the ground. */
const trimThreshold = 12;

/** `picture` is decoded: each size that is made of it begins there. */
export type Picture = { picture: Sharp; width: number; height: number };

/**
 * A photograph on white, trimmed, its white turned into transparency, which on a tile looks as
 * `mix-blend-mode: multiply` does, but needs no style. Any other picture comes back as it is.
 */
export async function removeWhiteBackground(picture: Sharp): Promise<Picture> {
  // Decoded once: what is asked of it is quicker to see than to compute as statistics.
  const decoded = await picture
    .clone()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (!isOpaque(decoded) || !hasWhiteCorners(decoded)) return opened(decoded);
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
  return opened({ data, info });
}

type Decoded = { data: Buffer; info: OutputInfo };

function opened({ data, info: { width, height, channels } }: Decoded): Picture {
  return { picture: sharp(data, { raw: { width, height, channels } }), width, height };
}

function isOpaque({ data, info: { channels } }: Decoded): boolean {
  if (channels % 2 === 1) return true;
  for (let alpha = channels - 1; alpha < data.length; alpha += channels) {
    if (data[alpha] !== 255) return false;
  }
  return true;
}

function hasWhiteCorners({ data, info: { width, height, channels } }: Decoded): boolean {
  const colours = channels % 2 === 1 ? channels : channels - 1;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  return corners.every((place) =>
    data.subarray(place * channels, place * channels + colours).every((value) => value >= white),
  );
}
