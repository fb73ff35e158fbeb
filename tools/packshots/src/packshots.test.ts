import { describe, expect, it } from 'vitest';
import { painters } from './artwork.ts';
import { readArtworks } from './products.ts';
import { shots } from './shots.ts';

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
