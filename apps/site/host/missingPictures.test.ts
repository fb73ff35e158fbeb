import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BuiltFile, createFileMemory } from './builtFiles.ts';
import { openMissingPictures } from './missingPictures.ts';

let folder: string;
let files: ReadonlyMap<string, BuiltFile>;
const cache = () => join(folder, 'cache');
const client = () => join(folder, 'client');
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missing-'));
  await mkdir(join(client(), 'images/products'), { recursive: true });
  const background = { r: 200, g: 30, b: 30 };
  const red = sharp({ create: { width: 700, height: 350, channels: 3, background } });
  await writeFile(join(client(), 'images/products/foto 1.png'), await red.png().toBuffer());
  const picture = { hash: 'abc12345', width: 700, hasCard: true };
  const pending = new Map([['/images/products/foto 1.png', picture]]);
  files = await openMissingPictures(client(), pending, createFileMemory(), cache());
});
afterEach(() => rm(folder, { recursive: true }));

const address = (end: string) => `/assets/pictures/foto 1-abc12345-${end}`;
async function contentsAt(end: string) {
  const contents = await files.get(address(end))?.();
  if (contents === undefined) throw new Error(`There is no ${end}.`);
  return contents;
}
const kept = async () =>
  (await readdir(cache(), { recursive: true })).filter((name) => /\.(avif|webp|jpg)$/.test(name));

it('makes a width when it is asked for, and keeps it', async () => {
  const { body, headers, bodyHeaders } = await contentsAt('480.avif');
  expect(await sharp(body).metadata()).toMatchObject({ width: 480, height: 240, format: 'heif' });
  expect(headers).toContain('public, max-age=31536000, immutable');
  expect(bodyHeaders).toEqual(['Content-Type', 'image/avif', 'Content-Length', `${body.length}`]);
  expect(await kept()).toHaveLength(1);
  // The picture itself is not looked at again.
  await rm(client(), { recursive: true });
  const again = await openMissingPictures(client(), new Map(), createFileMemory(), cache());
  expect(again.size).toBe(0);
  expect(await files.get(address('480.avif'))?.()).toMatchObject({ body });
});

it('makes the picture for shared links', async () => {
  const { body } = await contentsAt('card.jpg');
  expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
});

it('makes a file once for all who ask at the same time', async () => {
  const asked = Array.from({ length: 20 }, () => contentsAt('640.webp'));
  const made = await Promise.all(asked);
  expect(new Set(made.map(({ body }) => body)).size).toBe(1);
  expect(await kept()).toHaveLength(1);
});

it('knows the widths of the shop and no other', () => {
  const ends = ['320', '480', '640'].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  expect([...files.keys()].toSorted()).toEqual([...ends, 'card.jpg'].map(address).toSorted());
});

it('gives an error for a picture that is gone, and goes on with the others', async () => {
  await rm(join(client(), 'images'), { recursive: true });
  const asked = ['320.avif', '480.avif', '640.avif'].map((end) => contentsAt(end));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
