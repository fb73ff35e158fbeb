import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import * as v from 'valibot';
import { contactShadow } from './contactShadow.ts';
import { denoise, type Picture } from './denoise.ts';
import { empty, silhouette } from './filterLight.ts';
import { mendPinholes } from './mendPinholes.ts';
import { readExr } from './readExr.ts';
import { lightOf, tiles, tone } from './tone.ts';

/** What `studio.frame` of the scene notes beside the passes. Points and edges in pixels of the picture. */
const sheetSchema = v.object({
  pixels: v.number(),
  left: v.number(),
  top: v.number(),
  footprints: v.array(v.array(v.tuple([v.number(), v.number()]))),
  isPale: v.boolean(),
  isSoft: v.boolean(),
  isClear: v.boolean(),
  exposure: v.number(),
});
export type Sheet = v.InferOutput<typeof sheetSchema>;

const workers = 2;
/** Tried in turn until the file is light enough: terry cloth and gravel weigh. */
const qualities = [90, 80, 70, 60];
const maxBytes = 150_000;

/** Light passes -> a WebP cut-out: denoised, graded, straight alpha, its contact shadow below. */
export async function develop(exr: string, sheetPath: string, out: string): Promise<void> {
  const sheet = v.parse(sheetSchema, JSON.parse(readFileSync(sheetPath, 'utf8')));
  const picture = await denoise(readExr(exr), sheet.isClear, workers);
  const graded = grade(picture, sheet);
  if (sheet.isSoft) mendPinholes(graded, picture, sheet);
  const shadow = await contactShadow(sheet.footprints, sheet.pixels);
  const pixels = bled(composed(graded, shadow, sheet.pixels), sheet.pixels);
  const raw = { width: sheet.pixels, height: sheet.pixels, channels: 4 } as const;
  const alphaQuality = sheet.isClear ? 68 : 100;
  for (const quality of qualities) {
    const options = { quality, alphaQuality, smartSubsample: true, effort: 5, exact: true };
    const file = await sharp(pixels, { raw }).webp(options).toBuffer();
    if (file.length > maxBytes && quality !== qualities.at(-1)) continue;
    return writeFileSync(out, file);
  }
}

/** Display colour (straight) and alpha of the whole square. */
export type Graded = { colour: Float32Array; alpha: Float32Array };

function grade(picture: Picture, sheet: Sheet): Graded {
  const { pixels, left, top, isPale, isClear, exposure } = sheet;
  const graded = {
    colour: new Float32Array(pixels * pixels * 3),
    alpha: new Float32Array(pixels * pixels),
  };
  const grain = seededGrain();
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const p = y * picture.width + x;
      const [column, row] = [x + left, y + top];
      if (picture.cover[p] === empty || column < 0 || row < 0 || column >= pixels || row >= pixels)
        continue;
      const q = row * pixels + column;
      const alpha = Math.max(0.002, Math.min(1, at(picture.alpha, p)));
      const light = [0, 1, 2].map((c) => at(picture.colour, p * 3 + c));
      const isEdge = picture.cover[p] === silhouette;
      if (isClear && alpha < 0.998 && !isEdge) {
        const { colour, cover } = seenThrough(light, 1 - alpha, exposure);
        graded.colour.set(colour, q * 3);
        graded.alpha[q] = cover;
        continue;
      }
      // Where a white body turns away from the camera it darkens, as black flags make it.
      const away = 1 - at(picture.facing, p);
      const burn = !isPale ? 1 : isEdge ? 0.72 : 1 - 0.3 * away ** 3;
      const noise = grain();
      graded.colour.set(
        light.map((value) => clamped(tone((value / alpha) * burn, exposure) + noise)),
        q * 3,
      );
      graded.alpha[q] = alpha > 0.998 ? 1 : alpha;
    }
  }
  return graded;
}

/** A see-through wall: the straight colour and alpha that are right on the light tile and on the dark one. */
function seenThrough(
  light: readonly number[],
  through: number,
  exposure: number,
): { colour: number[]; cover: number } {
  const on = (tile: number) =>
    light.map((value) => tone(value + through * lightOf(tile), exposure));
  const [onLight, onDark] = [on(tiles.light), on(tiles.dark)];
  const shown = (mean(onLight) - mean(onDark)) / (tiles.light - tiles.dark);
  const cover = Math.max(0.01, Math.min(1, 1 - shown));
  return {
    colour: onLight.map((value) => clamped((value - (1 - cover) * tiles.light) / cover)),
    cover,
  };
}

function composed({ colour, alpha }: Graded, shadow: Uint8Array, side: number): Buffer {
  const out = Buffer.alloc(side * side * 4);
  for (let q = 0; q < side * side; q += 1) {
    const own = at(alpha, q);
    const total = own + (at(shadow, q) / 255) * (1 - own);
    if (total < 3 / 255) continue;
    for (let c = 0; c < 3; c += 1)
      out[q * 4 + c] = Math.round(((at(colour, q * 3 + c) * own) / total) * 255);
    out[q * 4 + 3] = Math.round(total * 255);
  }
  return out;
}

/** Colour carried six pixels outwards under alpha 0: the lossy colour plane gets no dark or pale rim. */
function bled(pixels: Buffer, side: number): Buffer {
  for (let round = 0; round < 6; round += 1) {
    const source = Buffer.from(pixels);
    const hasColour = (q: number) => source.readUInt32LE(q * 4) !== 0;
    for (let q = side + 1; q < side * (side - 1) - 1; q += 1) {
      if (hasColour(q)) continue;
      const beside = [q - 1, q + 1, q - side, q + side].filter(hasColour);
      if (beside.length === 0) continue;
      for (let c = 0; c < 3; c += 1) {
        pixels[q * 4 + c] =
          beside.reduce((sum, n) => sum + at(source, n * 4 + c), 0) / beside.length;
      }
    }
  }
  return pixels;
}

/** Film grain of less than a step: it keeps long gradients from banding. Same seed, same picture. */
function seededGrain(): () => number {
  let state = 12345;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 16777216;
  };
  return () => ((next() + next() - 1) * 0.7) / 255;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / 3;
const clamped = (value: number) => Math.max(0, Math.min(1, value));
const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0;
