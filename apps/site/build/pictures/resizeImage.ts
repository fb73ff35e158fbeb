import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageFacts, widthsOf } from '@vetta/storefront/pictures';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { removeWhiteBackground } from './removeWhiteBackground.ts';
import { openPicture } from './openImage.ts';
import { encodings, type Format, formats, encodingVersion } from './pictureSizes.ts';

/** A picture in all its sizes: what the pages know of it, and its files by the end of their names (`480.avif`). */
export type Derived = { facts: ImageFacts; files: ReadonlyMap<string, Buffer> };

const factsSchema = v.object({
  hash: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.string(),
});

/** Every size of one picture (JPEG, PNG, WebP, SVG), from `cache` where it has been made before. Throws if unreadable. */
export async function derivePicture(bytes: Buffer, cache: string): Promise<Derived> {
  const digest = createHash('sha256').update(`${encodingVersion}:`).update(bytes).digest('hex');
  const folder = join(cache, digest);
  const known = await cached(folder);
  if (known) return known;
  const made = await make(bytes, digest.slice(0, 8));
  await keep(folder, made);
  return made;
}

async function make(bytes: Buffer, hash: string): Promise<Derived> {
  const picture = await removeWhiteBackground(await openPicture(bytes));
  const { width, height } = await sizeOf(picture);
  const files = new Map<string, Buffer>();
  for (const pixels of widthsOf(width)) {
    // One decoded copy at each size serves both formats.
    const resized = await picture
      .clone()
      .resize({ width: pixels })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { data, info } = resized;
    for (const format of formats) {
      const image = sharp(data, {
        raw: { width: info.width, height: info.height, channels: info.channels },
      });
      files.set(fileEnd(pixels, format), await image[format](encodings(pixels)[format]).toBuffer());
    }
  }
  return { facts: { hash, width, height, colour: await dominantColour(picture) }, files };
}

async function sizeOf(picture: Sharp): Promise<{ width: number; height: number }> {
  const { info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}

/** The mean of what is seen: where the picture is clear it does not count. */
async function dominantColour(picture: Sharp): Promise<string> {
  const { data } = await picture
    .clone()
    .resize(24, 24, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = [0, 0, 0];
  let weight = 0;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    weight += alpha;
    for (let c = 0; c < 3; c += 1) sums[c] = (sums[c] ?? 0) + (data[i + c] ?? 0) * alpha;
  }
  const channels = sums.map((sum) => (weight === 0 ? 255 : Math.round(sum / weight)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const fileEnd = (pixels: number, format: Format) => `${pixels}.${format}`;

async function cached(folder: string): Promise<Derived | undefined> {
  try {
    const facts = v.parse(
      factsSchema,
      JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')),
    );
    const ends = widthsOf(facts.width).flatMap((pixels) =>
      formats.map((format) => fileEnd(pixels, format)),
    );
    const files = await Promise.all(
      ends.map(async (end): Promise<[string, Buffer]> => [end, await readFile(join(folder, end))]),
    );
    return { facts, files: new Map(files) };
  } catch {
    // Not there, or left half-written by a build that was stopped: made anew.
    return undefined;
  }
}

/** The facts come last, and by a rename: a folder with facts is whole. */
async function keep(folder: string, { facts, files }: Derived): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([end, bytes]) => writeFile(join(folder, end), bytes)));
  const unfinished = join(folder, `facts.${process.pid}`);
  await writeFile(unfinished, JSON.stringify(facts));
  await rename(unfinished, join(folder, 'facts.json'));
}
