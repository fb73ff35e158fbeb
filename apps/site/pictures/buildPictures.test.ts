import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPictures, writeOriginals } from './buildPictures.ts';
import { makePendingPictures } from './pendingPictures.ts';
import type { PictureFolder } from './readOriginals.ts';

let folder: string;
const warnings: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  warnings.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

const make = (options: Partial<PictureFolder> = {}) =>
  makePictures({ from: folder, to: '/images/products', ...options });
/** As the build does: what it knows of the pictures, and all files by their addresses. */
async function makePictures(pictures: PictureFolder) {
  const cache = join(folder, 'cache');
  const client = join(folder, 'client');
  await rm(client, { recursive: true, force: true });
  await mkdir(client);
  const read = await readPictures([pictures], cache, (text) => warnings.push(text));
  await writeOriginals(client, read);
  await makePendingPictures(client, read.pending, cache, () => {});
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(client.length), await readFile(file));
  }
  return { manifest: read.manifest, files };
}
const put = (name: string, bytes: Buffer | string) => writeFile(join(folder, name), bytes);
const red = { r: 200, g: 30, b: 30 };
const plane = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" width="30" height="20"><rect width="30" height="20" fill="#0000ff"/></svg>';

describe('with any files in the folder', () => {
  test('JPEG, PNG, WebP and SVG are made in every width up to their own, as AVIF and WebP', async () => {
    await put('a.jpg', await plane(1200, 800).jpeg().toBuffer());
    await put('b.png', await plane(500, 500).png().toBuffer());
    await put('c.webp', await plane(320, 100).webp().toBuffer());
    await put('d.svg', drawing);
    await put('read me.txt', 'no picture');
    const { manifest, files } = await make();

    expect([...manifest.keys()]).toEqual(
      ['a.jpg', 'b.png', 'c.webp', 'd.svg'].map((n) => `/images/products/${n}`),
    );
    expect(manifest.get('/images/products/a.jpg')).toMatchObject({ width: 1200, height: 800 });
    expect(manifest.get('/images/products/d.svg')).toMatchObject({
      width: 1200,
      height: 800,
      colour: '#0000ff',
      filled: 0,
    });
    const ends = (letter: string) =>
      [...files.keys()]
        .filter((name) => name.startsWith(`/assets/pictures/${letter}-`))
        .map((name) => name.replace(/.*-/, ''))
        .toSorted();
    expect(ends('a')).toEqual([
      '320.avif',
      '320.webp',
      '480.avif',
      '480.webp',
      '640.avif',
      '640.webp',
      '960.avif',
      '960.webp',
    ]);
    expect(ends('b')).toEqual(['320.avif', '320.webp', '480.avif', '480.webp']);
    expect(ends('c')).toEqual(['320.avif', '320.webp']);
    expect(warnings).toEqual([]);
  });

  test('the files are what their names say', async () => {
    await put('a.png', await plane(700, 350).png().toBuffer());
    const { files } = await make();
    for (const [name, bytes] of files) {
      if (!name.startsWith('/assets/')) continue;
      const [, width, format] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
      const read = await sharp(bytes).metadata();
      // AVIF is a kind of HEIF.
      const kind = read.format === 'heif' ? 'avif' : read.format;
      expect(`${read.width}.${kind}`).toBe(`${width}.${format}`);
    }
  });
});

const pack = (top: number, opacity: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="400" height="400"><rect x="5" y="${top}" width="10" height="${20 - top}" fill="#e0dccb" opacity="${opacity}"/></svg>`;

test('of a cut-out it is known how much of its height the pack takes', async () => {
  await put('half.svg', pack(10, 1));
  await put('pale.svg', pack(5, 0.2));
  const { manifest } = await make();
  const filled = (name: string) => manifest.get(`/images/products/${name}`)?.filled ?? 0;
  // To one per cent: an edge is smoothed as the picture is made smaller.
  expect(Math.abs(filled('half.svg') - 50)).toBeLessThanOrEqual(1);
  expect(Math.abs(filled('pale.svg') - 75)).toBeLessThanOrEqual(1);
});

test('an unreadable picture is named, the placeholder takes its place, the others are made', async () => {
  await put('bad.webp', 'RIFF....WEBPVP8 nothing of the kind');
  await put('empty.png', '');
  await put('good.png', await plane(400, 400).png().toBuffer());
  const { manifest, files } = await make();

  expect(warnings).toHaveLength(2);
  expect(warnings.join('\n')).toContain('/images/products/bad.webp');
  expect(warnings.join('\n')).toContain('/images/products/empty.png');
  expect([...manifest.keys()]).toEqual(['/images/products/good.png']);
  const placeholder = files.get('/images/products/bad.webp') ?? Buffer.alloc(0);
  expect(await sharp(placeholder).metadata()).toMatchObject({
    format: 'webp',
    width: 960,
    height: 960,
  });
});

const onWhite = (colour: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: colour } })
    .composite([
      {
        input: { create: { width: 200, height: 300, channels: 3, background: red } },
        left: 100,
        top: 50,
      },
    ])
    .png()
    .toBuffer();
const corner = async (files: ReadonlyMap<string, Buffer>) => {
  const name = [...files.keys()].find((key) => key.endsWith('.webp')) ?? '';
  const { data, info } = await sharp(files.get(name)).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data };
};

describe('a photograph on white', () => {
  test('is trimmed and keeps its colour, the white is gone', async () => {
    await put('foto.png', await onWhite('#ffffff'));
    const { manifest, files } = await make();
    expect(manifest.get('/images/products/foto.png')).toMatchObject({ width: 200, height: 300 });
    const { data, channels } = await corner(files);
    expect(channels).toBe(4);
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(0, 4);
    // As much of the tile shows through as the photograph was bright: what `multiply` shows.
    const share = alpha / 255;
    const onTile = [r, g, b].map((value) => value * share + 244 * (1 - share));
    expect(onTile[0]).toBeGreaterThan(180);
    expect(onTile[1]).toBeLessThan(50);
  });

  test('with a grey background stays as it is', async () => {
    await put('foto.png', await onWhite('#c8c8c8'));
    expect((await make()).manifest.get('/images/products/foto.png')).toMatchObject({
      width: 400,
      height: 400,
    });
  });

  test('that is transparent in one point stays as it is', async () => {
    const { data, info } = await sharp(await onWhite('#ffffff'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    data[data.length / 2 + 3] = 0;
    await put('foto.png', await sharp(data, { raw: info }).png().toBuffer());
    expect((await make()).manifest.get('/images/products/foto.png')).toMatchObject({
      width: 400,
      height: 400,
    });
  });
});

test('what has been made before comes from the cache, a changed picture does not', async () => {
  await put('a.png', await plane(400, 400).png().toBuffer());
  const first = await make();
  const made = await readdir(join(folder, 'cache'));
  const cached = join(folder, 'cache', made[0] ?? '', '320.webp');
  await writeFile(cached, 'from the cache');
  const again = await make();
  const name = [...again.files.keys()].find((key) => key.endsWith('320.webp')) ?? '';
  expect(again.files.get(name)?.toString()).toBe('from the cache');

  await put('a.png', await plane(400, 401).png().toBuffer());
  const changed = await make();
  expect(changed.manifest.get('/images/products/a.png')?.hash).not.toBe(
    first.manifest.get('/images/products/a.png')?.hash,
  );
});

test('a cache that a stopped build has left half-written is made anew', async () => {
  await put('a.png', await plane(400, 400).png().toBuffer());
  const { files } = await make();
  const [made = ''] = await readdir(join(folder, 'cache'));
  await rm(join(folder, 'cache', made, '320.avif'));
  const again = await make();
  expect([...again.files.keys()].toSorted()).toEqual([...files.keys()].toSorted());
  expect(await readFile(join(folder, 'cache', made, '320.avif'))).not.toHaveLength(0);
});

const makeWithCards = () => make({ hasCards: true });
const card = (files: ReadonlyMap<string, Buffer>) => {
  const [name = ''] = [...files.keys()].filter((key) => key.endsWith('-card.jpg'));
  return sharp(files.get(name));
};

describe('cards for shared links', () => {
  test.each([
    ['a tall one', () => plane(300, 900).webp().toBuffer()],
    ['a wide one', () => plane(2000, 200).png().toBuffer()],
    ['a drawing', () => Promise.resolve(Buffer.from(drawing))],
    ['one on white', () => onWhite('#ffffff')],
  ])('%s stands whole in the middle of 1200 by 630, on the tile of the shop', async (_, bytes) => {
    await put('a.png', await bytes());
    const { files, manifest } = await makeWithCards();
    const made = card(files);
    expect(await made.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const { data, info } = await made.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray(
        (y * info.width + x) * info.channels,
        (y * info.width + x) * info.channels + 3,
      ),
    ];
    for (const [x, y] of [
      [0, 0],
      [1199, 0],
      [600, 20],
      [10, 315],
      [1190, 629],
    ] as const)
      for (const [c, value] of [244, 246, 246].entries())
        expect(Math.abs((at(x, y)[c] ?? 0) - value)).toBeLessThan(5);
    expect(Math.min(...at(600, 315))).toBeLessThan(80);
    expect(manifest.size).toBe(1);
  });

  test('only where they are asked for, and from the cache the second time', async () => {
    await put('a.png', await plane(400, 400).png().toBuffer());
    expect([...(await make()).files.keys()].some((name) => name.endsWith('card.jpg'))).toBe(false);
    await makeWithCards();
    const cached = (await readdir(join(folder, 'cache'))).find((name) => name.endsWith('card.jpg'));
    await writeFile(join(folder, 'cache', cached ?? ''), 'from the cache');
    const { files } = await makeWithCards();
    expect([...files.values()].map(String)).toContain('from the cache');
  });

  test('a picture that cannot be read has none', async () => {
    await put('bad.webp', 'RIFF....WEBPVP8 nothing of the kind');
    const { files, manifest } = await makeWithCards();
    expect([...files.keys()]).toEqual(['/images/products/bad.webp']);
    expect(manifest.size).toBe(0);
  });
});
