import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { readParts, type Part } from './components.ts';
import { type Pixels, readPixels, toImage } from './pixels.ts';
import { pictureName, type Viewport, widths } from './freezePage.ts';

/**
 * Stored are sheets: the stories of a part in one width, one below the other. The states of a part
 * look alike, and what looks alike above takes next to nothing: the sheets are a third of the bytes
 * of single pictures, and can be looked through.
 */
const stored = join(import.meta.dirname, 'pictures');
/** What a run with `--update` has drawn anew, until it is stored. */
const renewed = join(import.meta.dirname, '../../test-results/pictures');

const listFile = join(stored, 'sheets.json');
const listSchema = v.record(v.string(), v.array(v.string()));

/** A WebP is at most 16,383 pixels high. */
const maxPerSheet = 20;

/** The picture of a story or route in one width. */
export type Place = { kind: 'stories' | 'routes'; name: string; viewport: Viewport };
type Sheet = { name: string; ids: readonly string[] };

const sheetName = (part: string, at: number) => (at === 0 ? part : `${part}-${at + 1}`);

function sheetsOf({ name, ids }: Part): readonly Sheet[] {
  const count = Math.ceil(ids.length / maxPerSheet);
  return Array.from({ length: count }, (_, at) => ({
    name: sheetName(name, at),
    ids: ids.slice(at * maxPerSheet, (at + 1) * maxPerSheet),
  }));
}

const sheetFile = (name: string, viewport: Viewport) =>
  join(stored, `${pictureName(name, viewport)}.webp`);
const routeFile = (name: string, viewport: Viewport) =>
  join(stored, 'routes', `${pictureName(name, viewport)}.webp`);
const renewedFile = ({ kind, name, viewport }: Place) =>
  join(renewed, kind, `${pictureName(name, viewport)}.png`);

/** The sheets that are stored, each with the ids of its stories from top to bottom. */
export async function readList(): Promise<Record<string, readonly string[]>> {
  if (!existsSync(listFile)) return {};
  return v.parse(listSchema, JSON.parse(await readFile(listFile, 'utf8')));
}

/** The stored pictures of a part's stories in one width, by the stories' ids. */
export async function readStories(part: string, viewport: Viewport): Promise<Map<string, Pixels>> {
  const list = await readList();
  const tiles = new Map<string, Pixels>();
  for (let at = 0; sheetName(part, at) in list; at += 1) {
    const name = sheetName(part, at);
    const { data } = await readPixels(sheetFile(name, viewport));
    const size = viewport.width * viewport.height * 3;
    for (const [row, id] of (list[name] ?? []).entries()) {
      tiles.set(id, { ...viewport, data: data.subarray(row * size, (row + 1) * size) });
    }
  }
  return tiles;
}

export async function readRoute(name: string, viewport: Viewport): Promise<Pixels | undefined> {
  const file = routeFile(name, viewport);
  return existsSync(file) ? readPixels(file) : undefined;
}

export async function forgetRenewed(): Promise<void> {
  await rm(renewed, { recursive: true, force: true });
}

export async function keepRenewed(place: Place, picture: Buffer): Promise<void> {
  await mkdir(join(renewed, place.kind), { recursive: true });
  await writeFile(renewedFile(place), picture);
}

/** Stores what the run has drawn anew; a sheet of which nothing has changed stays as it is. */
export async function storeRenewed(): Promise<void> {
  await mkdir(join(stored, 'routes'), { recursive: true });
  for (const file of globSync('routes/*.png', { cwd: renewed })) {
    const image = toImage(await readPixels(join(renewed, file)));
    const name = `${basename(file, '.png')}.webp`;
    await image.webp({ lossless: true, effort: 6 }).toFile(join(stored, 'routes', name));
  }
  const list: Record<string, readonly string[]> = {};
  for (const part of readParts()) {
    const sheets = await storePart(part);
    for (const { name, ids } of sheets) list[name] = ids;
  }
  const names = Object.keys(list).flatMap((name) =>
    widths.map((viewport) => basename(sheetFile(name, viewport))),
  );
  for (const file of globSync('*.webp', { cwd: stored })) {
    if (!names.includes(file)) await rm(join(stored, file));
  }
  await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`);
}

/** The sheets of a part as they are now; those in which something has changed are written anew. */
async function storePart(part: Part): Promise<readonly Sheet[]> {
  const before = await readList();
  const known = new Set(Object.values(before).flat());
  // Without the stories that have not been drawn yet, after a run of some parts alone.
  const ids = part.ids.filter((id) => known.has(id) || widths.every((width) => isFresh(id, width)));
  const sheets = sheetsOf({ ...part, ids });
  const isOtherList = sheets.some(({ name, ids: rows }) => rows.join() !== before[name]?.join());
  for (const viewport of widths) {
    const fresh = ids.filter((id) => isFresh(id, viewport));
    if (fresh.length === 0 && !isOtherList) continue;
    const tiles = await readStories(part.name, viewport);
    for (const id of fresh) tiles.set(id, await readPixels(freshStory(id, viewport)));
    for (const sheet of sheets) await storeSheet(sheet, tiles, viewport);
  }
  return sheets;
}

const freshStory = (name: string, viewport: Viewport) =>
  renewedFile({ kind: 'stories', name, viewport });
const isFresh = (name: string, viewport: Viewport) => existsSync(freshStory(name, viewport));

async function storeSheet(sheet: Sheet, tiles: Map<string, Pixels>, viewport: Viewport) {
  const pixels = sheet.ids.flatMap((id) => tiles.get(id)?.data ?? []);
  const { width, height } = viewport;
  await toImage({ data: Buffer.concat(pixels), width, height: height * pixels.length })
    .webp({ lossless: true, effort: 4, quality: 100 })
    .toFile(sheetFile(sheet.name, viewport));
}
