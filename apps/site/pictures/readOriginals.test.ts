import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOriginals } from './readOriginals.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'originals-'));
  await mkdir(join(folder, 'one'));
  await mkdir(join(folder, 'two'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, bytes: Buffer | string) => writeFile(join(folder, name), bytes);
const from = (...names: readonly string[]) =>
  readOriginals(names.map((name) => ({ from: join(folder, name), to: '/images/shops' })));

test('of two pictures with one address the later folder’s is shown', async () => {
  await put('one/torino.webp', 'first');
  await put('one/aosta.webp', 'stays');
  await put('two/torino.webp', 'second');
  const found = await from('one', 'two');
  expect(found.map(({ address, bytes }) => [address, bytes.toString()])).toEqual([
    ['/images/shops/aosta.webp', 'stays'],
    ['/images/shops/torino.webp', 'second'],
  ]);
});

test('a photograph stands in for a picture of another format, as what the address says', async () => {
  const plane = { width: 20, height: 10, channels: 3 as const, background: '#c02020' };
  await put('one/torino.webp', 'first');
  await put('two/torino.jpg', await sharp({ create: plane }).jpeg().toBuffer());
  const [only, ...others] = await from('one', 'two');
  expect(others).toEqual([]);
  expect(only?.address).toBe('/images/shops/torino.webp');
  expect(await sharp(only?.bytes).metadata()).toMatchObject({ format: 'webp', width: 20 });
});

test('within one folder names that differ in their ending are two pictures', async () => {
  await put('one/a.jpg', 'a');
  await put('one/a.png', 'b');
  expect((await from('one')).map(({ address }) => address).toSorted()).toEqual([
    '/images/shops/a.jpg',
    '/images/shops/a.png',
  ]);
});

test('a folder that is not there holds nothing', async () => {
  expect(await from('one', 'absent')).toEqual([]);
});
