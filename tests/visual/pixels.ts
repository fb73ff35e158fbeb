import sharp from 'sharp';

/** Red, green and blue of each point, row by row. */
export type Pixels = { data: Buffer; width: number; height: number };

export async function readPixels(picture: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const toImage = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } });

export const isSameSize = (one: Pixels, other: Pixels) =>
  one.width === other.width && one.height === other.height;

export const isSame = (one: Pixels, other: Pixels) =>
  isSameSize(one, other) && one.data.equals(other.data);
