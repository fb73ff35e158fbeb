import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { markPairs, palette, textPairs } from './palette.ts';

it('gives the known ends of the scale', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe('text on its ground has 4.5 : 1', () => {
  it.each(textPairs)('%s on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('control borders and the marks of charts have 3 : 1', () => {
  it.each(markPairs)('%s on %s', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
