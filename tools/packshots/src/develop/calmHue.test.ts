import { expect, it } from 'vitest';
import { calmHue } from './calmHue.ts';
import { empty, inside } from './filterLight.ts';

const side = 7;
const middle = 24;

/** A square of light of one colour, `odd` in its middle. */
function square(usual: readonly number[], odd: readonly number[]) {
  const colour = new Float32Array(side * side * 3);
  for (let p = 0; p < side * side; p += 1) colour.set(p === middle ? odd : usual, p * 3);
  return {
    colour,
    guides: { cover: new Uint8Array(side * side).fill(inside), width: side, height: side },
  };
}

const rounded = (colour: Float32Array, p: number) =>
  [...colour.subarray(p * 3, p * 3 + 3)].map((value) => Math.round(value * 1000) / 1000);

it('an isolated coloured pixel keeps its luminance and loses its hue', () => {
  const { colour, guides } = square([0.02, 0.02, 0.02], [0.3, 0, 0.3]);
  calmHue(colour, guides);
  expect(rounded(colour, middle)).toEqual([0.2, 0.2, 0.2]);
  expect(rounded(colour, middle - 1)).toEqual([0.02, 0.02, 0.02]);
});

it('evenly coloured light keeps its hue', () => {
  const { colour, guides } = square([0.6, 0.3, 0.1], [0.9, 0.45, 0.15]);
  calmHue(colour, guides);
  expect(rounded(colour, middle)).toEqual([0.9, 0.45, 0.15]);
});

it('a highlight without colour stays', () => {
  const { colour, guides } = square([0.6, 0.3, 0.1], [2, 1.9, 1.8]);
  calmHue(colour, guides);
  expect(rounded(colour, middle)).toEqual([2, 1.9, 1.8]);
});

it('pixels outside the product do not affect the hue', () => {
  const { colour, guides } = square([0, 0, 0.5], [0.3, 0, 0.3]);
  guides.cover.fill(empty);
  guides.cover[middle] = inside;
  calmHue(colour, guides);
  expect(rounded(colour, middle)).toEqual([0.3, 0, 0.3]);
});
