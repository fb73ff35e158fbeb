import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageFacts, widthsOf } from '@vetta/storefront/pictures';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { openPicture } from './openImage.ts';
import { type Picture, removeWhiteBackground } from './removeWhiteBackground.ts';

const factsSchema = v.object({
  hash: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  filled: v.number(),
});

/** A picture (JPEG, PNG, WebP, SVG) and its sizes, each made when it is first wanted. Its methods throw where it cannot be read. */
export function openSizes(bytes: Buffer, cache: string) {
  const digest = createHash('sha256').update(`${encodingVersion}:`).update(bytes).digest('hex');
  const folder = join(cache, digest);
  const picture = once(async () => removeWhiteBackground(await openPicture(bytes)));
  const resized = new Map<number, Promise<Sharp>>();
  // One decoded copy at each size serves both formats.
  const resize = (width: number) => {
    const known = resized.get(width) ?? picture().then((each) => resizeTo(each, width));
    resized.set(width, known);
    return known;
  };
  return {
    async facts(): Promise<ImageFacts> {
      const known = await readFacts(join(folder, 'facts.json'));
      if (known !== undefined) return known;
      const facts = await factsOf(await picture(), digest.slice(0, 8));
      await keep(folder, 'facts.json', Buffer.from(JSON.stringify(facts)));
      return facts;
    },
    /** The file of a width in a format, from the cache where it has been made before. */
    size(width: number, format: Format) {
      return cached(folder, `${width}.${format}`, async () => {
        const image = (await resize(width)).clone();
        return image[format](encodings(width)[format]).toBuffer();
      });
    },
  };
}

/** The ends of the names of all files of a picture: `480.avif`. */
export function sizesOf(width: number): readonly { width: number; format: Format; end: string }[] {
  return widthsOf(width).flatMap((pixels) =>
    formats.map((format) => ({ width: pixels, format, end: `${pixels}.${format}` })),
  );
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

async function resizeTo({ picture }: Picture, width: number): Promise<Sharp> {
  const { data, info } = await picture
    .clone()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function factsOf({ picture, width, height }: Picture, hash: string): Promise<ImageFacts> {
  return {
    hash,
    width,
    height,
    colour: await dominantColour(picture),
    filled: await filledHeight(picture),
  };
}

/** Pale packs of photographs on white are nearly clear; shadows lie at their feet. */
const isSeen = (alpha: number) => alpha > 12;

/**
 * From the first row in which something is seen to the lower edge, which stands on the shelf, in per cent
 * of the height. 0 of an opaque picture: its ground cannot be told from its pack.
 */
async function filledHeight(picture: Sharp): Promise<number> {
  const rows = 200;
  const columns = 50;
  const alpha = await picture
    .clone()
    .resize(columns, rows, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  if (alpha.every((value) => value === 255)) return 0;
  const first = alpha.findIndex(isSeen);
  return first === -1 ? 0 : Math.round((1 - Math.floor(first / columns) / rows) * 100);
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

async function readFacts(file: string): Promise<ImageFacts | undefined> {
  try {
    return v.parse(factsSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** What has been made before under this name, else what is made now. */
export async function cached(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const known = await readFile(join(folder, name)).catch(() => undefined);
  if (known !== undefined) return known;
  const made = await make();
  await keep(folder, name, made);
  return made;
}

let unfinishedCount = 0;

/** By a rename: what stands under its name is whole, whoever was stopped over it. */
async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `${name}.${process.pid}-${(unfinishedCount += 1)}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
  } catch {
    // A cache that cannot be written saves no time, and nothing else is lost.
  }
}

/** From here on a picture is looked at for itself, not as one of a list. */
const minLargeWidth = 640;

/** How a picture of a width is encoded. Efforts (AVIF 0 to 9, WebP 0 to 6) are low, to keep the build short. */
const encodings = (width: number) => ({
  avif: { quality: width < minLargeWidth ? 55 : 62, effort: 1 },
  webp: { quality: 76, alphaQuality: 80, effort: 2 },
});

/** Part of each cached picture's key: another number makes all of them anew. */
const encodingVersion = 3;

type Format = 'avif' | 'webp';
const formats: readonly Format[] = ['avif', 'webp'];
