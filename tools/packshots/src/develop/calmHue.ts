import { empty, type Guides } from './filterLight.ts';

/** How far a colour's share of the light may lie from its neighbours' before it counts as a spark. */
const stray = 0.08;

/**
 * Light is nearly white and changes its hue slowly: a pixel that alone is coloured is a stray path (a magenta spark on
 * dark glass or metal). It keeps its brightness and takes the middle hue of its neighbours.
 */
export function calmHue(
  colour: Float32Array,
  { cover, width, height }: Pick<Guides, 'cover' | 'width' | 'height'>,
): void {
  const source = Float32Array.from(colour);
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const p = y * width + x;
      if (cover[p] === empty || !isColoured(source, p)) continue;
      const around: number[] = [];
      for (let j = -2; j <= 2; j += 1) {
        for (let i = -2; i <= 2; i += 1) {
          const q = p + j * width + i;
          if (cover[q] !== empty && total(source, q) > 0) around.push(q);
        }
      }
      const whole = total(source, p);
      const hue = [0, 1, 2].map((c) => middle(around.map((q) => shareOf(source, q, c))));
      if (hue.every((usual, c) => Math.abs(usual - shareOf(source, p, c)) < stray)) continue;
      const sum = hue.reduce((a, b) => a + b, 0);
      for (const [c, usual] of hue.entries()) colour[p * 3 + c] = (whole * usual) / sum;
    }
  }
}

const isColoured = (light: Float32Array, p: number) => {
  const [red, green, blue] = [at(light, p * 3), at(light, p * 3 + 1), at(light, p * 3 + 2)];
  return Math.max(red, green, blue) > 1.6 * Math.min(red, green, blue);
};
const total = (light: Float32Array, p: number) =>
  at(light, p * 3) + at(light, p * 3 + 1) + at(light, p * 3 + 2);
const shareOf = (light: Float32Array, p: number, c: number) =>
  at(light, p * 3 + c) / total(light, p);
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 1 / 3;

// Indices are within bounds by construction; the compiler cannot know.
const at = (list: Float32Array, index: number) => list[index] ?? 0;
