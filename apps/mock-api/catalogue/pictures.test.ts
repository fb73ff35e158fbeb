import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const images = fileURLToPath(new URL('images/', import.meta.url));
const masters = readdirSync(images).filter((name) => name.endsWith('.webp'));

it('the bundled pictures are cut-outs of 1200 px under 150 kB, together under 20 MB', async () => {
  const facts = masters.map(async (name) => {
    const { width, height, hasAlpha } = await sharp(images + name).metadata();
    const { size } = statSync(images + name);
    return { name, size, isGood: width === 1200 && height === 1200 && hasAlpha && size < 150_000 };
  });
  const all = await Promise.all(facts);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(all.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(20_000_000);
});
