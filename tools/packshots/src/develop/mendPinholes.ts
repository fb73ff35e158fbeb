import type { Picture } from './denoise.ts';
import { inside } from './filterLight.ts';
import type { Graded, Sheet } from './develop.ts';

const around = [
  [6, 0],
  [-6, 0],
  [0, 6],
  [0, -6],
  [4, 4],
  [-4, -4],
  [4, -4],
  [-4, 4],
] as const;

/** Cloth meshes fold into themselves here and there: dark specks in an even surface take the colour around them. */
export function mendPinholes(
  { colour }: Graded,
  picture: Picture,
  { pixels, left, top }: Sheet,
): void {
  const source = colour.slice();
  const bright = (q: number) => at(source, q * 3) + at(source, q * 3 + 1) + at(source, q * 3 + 2);
  const place = (x: number, y: number) => (y + top) * pixels + x + left;
  for (let y = 8; y < picture.height - 8; y += 1) {
    for (let x = 8; x < picture.width - 8; x += 1) {
      const p = y * picture.width + x;
      if (picture.cover[p] !== inside) continue;
      const here = place(x, y);
      const ring = around.map(([dx, dy]) => ({
        p: (y + dy) * picture.width + x + dx,
        q: place(x + dx, y + dy),
      }));
      const isEven = ring.every(
        (n) =>
          picture.cover[n.p] === inside &&
          Math.abs(at(picture.texture, n.p * 3 + 1) - at(picture.texture, p * 3 + 1)) <= 0.06,
      );
      if (!isEven) continue;
      const levels = ring.map((n) => bright(n.q));
      const [low, high] = [Math.min(...levels), Math.max(...levels)];
      if (low <= 0.3 || low <= high * 0.72 || bright(here) >= low * 0.8) continue;
      for (let c = 0; c < 3; c += 1) {
        colour[here * 3 + c] =
          ring.reduce((sum, n) => sum + at(source, n.q * 3 + c), 0) / ring.length;
      }
    }
  }
}

const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0;
