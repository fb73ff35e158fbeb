import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { painters } from './artwork.ts';
import { readArtworks } from './products.ts';
import { shots } from './shots.ts';

const images = fileURLToPath(new URL('../../../apps/mock-api/catalogue/images/', import.meta.url));
const masters = readdirSync(images).filter((name) => name.endsWith('.webp'));
const artworkOf = await readArtworks();

describe.each(Object.keys(shots))('the label of %s', (picture) => {
  it('carries words of the catalogue and can be painted', () => {
    const { shot, art } = artworkOf(picture);
    expect(art.print.name).not.toBe('');
    const panels = Object.values(painters[shot.form](art));
    expect(panels.length).toBeGreaterThan(0);
    for (const { svg, width, height } of panels) {
      expect(width * height).toBeGreaterThan(0);
      // A colour or a measure that is missing shows up as one of these.
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
    }
  });
});

it('a picture without a line is refused by name', () => {
  expect(() => artworkOf('no-such-picture')).toThrow('no-such-picture');
});

describe.each(masters)('the master %s', (name) => {
  it('is a cut-out of 1200 px under 150 kB', async () => {
    const { width, height, hasAlpha } = await sharp(images + name).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 1200, height: 1200, hasAlpha: true });
    expect(statSync(images + name).size).toBeLessThan(150_000);
  });
});

it('all masters together are under 20 MB', () => {
  const bytes = masters.reduce((sum, name) => sum + statSync(images + name).size, 0);
  expect(bytes).toBeLessThan(20_000_000);
});
