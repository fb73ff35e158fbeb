import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { readParts, type Part } from './parts.ts';
import { pictureName, type Viewport, widths } from './support.ts';

/**
 * Stored are sheets: the stories of a part in one width, one below the other. The states of a part
 * look alike, and what looks alike above takes next to nothing: the sheets are a third of the bytes
 * of single pictures, and can be looked through. A run takes them apart again.
 */
const stored = join(import.meta.dirname, 'pictures');
export const unpacked = join(import.meta.dirname, '../../test-results/pictures');

const listFile = join(stored, 'sheets.json');
const listSchema = v.record(v.string(), v.array(v.string()));

/** A WebP is at most 16,383 pixels high. */
const mostPerSheet = 20;

type Sheet = { name: string; ids: readonly string[] };

function sheetsOf({ name, ids }: Part): readonly Sheet[] {
  const count = Math.ceil(ids.length / mostPerSheet);
  return Array.from({ length: count }, (_, at) => ({
    name: at === 0 ? name : `${name}-${at + 1}`,
    ids: ids.slice(at * mostPerSheet, (at + 1) * mostPerSheet),
  }));
}

const sheetFile = (name: string, { width }: Viewport) => join(stored, `${name}-${width}.webp`);
const storyFile = (id: string, viewport: Viewport) =>
  join(unpacked, 'stories', pictureName(id, viewport));

async function readList(): Promise<Record<string, readonly string[]>> {
  if (!existsSync(listFile)) return {};
  return v.parse(listSchema, JSON.parse(await readFile(listFile, 'utf8')));
}

/** Two at a time: one for each processor of the smallest machine. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const rest = [...items];
  const next = async (): Promise<void> => {
    const item = rest.shift();
    if (item === undefined) return;
    await work(item);
    await next();
  };
  await Promise.all([next(), next()]);
}

const inEachWidth = <Item>(items: readonly Item[]) =>
  items.flatMap((item) => widths.map((viewport) => ({ item, viewport })));

/** Takes the stored sheets apart, into the single pictures that Playwright compares. */
export async function unpackPictures(): Promise<void> {
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(join(unpacked, 'stories'), { recursive: true });
  await mkdir(join(unpacked, 'routes'), { recursive: true });
  for (const file of globSync('routes/*.webp', { cwd: stored })) {
    await copyFile(join(stored, file), join(unpacked, file));
  }
  const sheets = Object.entries(await readList());
  await forEach(inEachWidth(sheets), async ({ item: [name, ids], viewport }) => {
    const { width, height } = viewport;
    const { data, info } = await pixelsOf(sheetFile(name, viewport));
    for (const [at, id] of ids.entries()) {
      const size = width * height * info.channels;
      const tile = data.subarray(at * size, (at + 1) * size);
      await sharp(tile, { raw: { width, height, channels: info.channels } })
        .webp({ lossless: true, effort: 0 })
        .toFile(storyFile(id, viewport));
    }
  });
}

const pixelsOf = (file: string) =>
  sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

const isDrawn = (id: string) => widths.every((viewport) => existsSync(storyFile(id, viewport)));

/** Without the stories that have not been drawn yet, after a run of some parts alone. */
const withPictures = (part: Part): Part => ({ ...part, ids: part.ids.filter(isDrawn) });

/** Stores what the run has drawn anew; a sheet of which nothing has changed stays as it is. */
export async function packPictures(since: number): Promise<void> {
  await mkdir(join(stored, 'routes'), { recursive: true });
  for (const file of globSync('routes/*.webp', { cwd: unpacked })) {
    await sharp(join(unpacked, file))
      .webp({ lossless: true, effort: 6 })
      .toFile(join(stored, file));
  }
  const before = await readList();
  const sheets = readParts().map(withPictures).flatMap(sheetsOf);
  await forEach(inEachWidth(sheets), async ({ item: { name, ids }, viewport }) => {
    const files = ids.map((id) => storyFile(id, viewport));
    const times = await Promise.all(files.map((file) => stat(file)));
    const isSame = before[name]?.join(' ') === ids.join(' ');
    if (isSame && times.every(({ mtimeMs }) => mtimeMs < since)) return;
    await packSheet(sheetFile(name, viewport), files, viewport);
  });
  const names = new Set(
    inEachWidth(sheets).map(({ item, viewport }) => basename(sheetFile(item.name, viewport))),
  );
  for (const file of globSync('*.webp', { cwd: stored })) {
    if (!names.has(file)) await rm(join(stored, file));
  }
  const list = Object.fromEntries(sheets.map(({ name, ids }) => [name, ids]));
  await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`);
}

async function packSheet(file: string, tiles: readonly string[], { width, height }: Viewport) {
  const pixels = await Promise.all(tiles.map(pixelsOf));
  const sheet = Buffer.concat(pixels.map(({ data }) => data));
  await sharp(sheet, { raw: { width, height: height * tiles.length, channels: 3 } })
    .webp({ lossless: true, effort: 4, quality: 100 })
    .toFile(file);
}
