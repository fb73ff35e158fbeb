/** What a pixel shows: the product, nothing, or its silhouette (partly covered). */
export const inside = 0;
export const empty = 1;
export const silhouette = 2;

/** Surfaces that lead the filter: 8 floats a pixel (colour 3, normal 3, depth, unused), and what it shows. */
export type Guides = { surfaces: Float32Array; cover: Uint8Array; width: number; height: number };
/** One component of the light, its texture divided out; two buffers each, swapped at every level. */
export type Light = {
  colour: Float32Array;
  nextColour: Float32Array;
  variance: Float32Array;
  nextVariance: Float32Array;
  /** 1 where the surface has no such component. */
  isAbsent: Uint8Array;
};
/** Levels double the reach; `light`, `colour`: how strongly a difference in them stops the filter. */
export type Strength = { levels: number; light: number; colour: number };

const kernel = Float32Array.of(1 / 4, 1 / 2, 1 / 4);
const normalStop = 48;

/**
 * An edge-avoiding wavelet over rows `from` to `to` (SVGF, Schied et al. 2017): light is averaged
 * with its neighbours on the same surface, as widely as its noise asks for. `meet` waits until the other workers
 * have finished the level. An odd number of levels leaves the result in the `next` buffers.
 */
export function filterLight(
  light: Light,
  guides: Guides,
  strength: Strength,
  rows: { from: number; to: number },
  meet: () => void,
): void {
  const { surfaces: g, cover, width, height } = guides;
  const absent = light.isAbsent;
  let [source, target] = [light.colour, light.nextColour];
  let [variance, nextVariance] = [light.variance, light.nextVariance];
  for (let level = 0; level < strength.levels; level += 1) {
    const step = 1 << level;
    const depthStop = 6 / step;
    for (let y = rows.from; y < rows.to; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const p = y * width + x;
        const p3 = p * 3;
        const p8 = p * 8;
        const isEdge = cover[p] === silhouette;
        if (cover[p] === empty || absent[p] || (isEdge && level > 1)) {
          target[p3] = at(source, p3);
          target[p3 + 1] = at(source, p3 + 1);
          target[p3 + 2] = at(source, p3 + 2);
          nextVariance[p] = at(variance, p);
          continue;
        }
        const here = luminance(source, p3);
        const spread = Math.sqrt(Math.max(0, blurred(variance, x, y, width, height)));
        const lightStop = 1 / (strength.light * spread + 1e-4);
        let red = 0;
        let green = 0;
        let blue = 0;
        let weights = 0;
        let spreads = 0;
        for (let j = -1; j <= 1; j += 1) {
          const row = y + j * step;
          if (row < 0 || row >= height) continue;
          for (let i = -1; i <= 1; i += 1) {
            const column = x + i * step;
            if (column < 0 || column >= width) continue;
            const q = row * width + column;
            let weight = at(kernel, i + 1) * at(kernel, j + 1);
            if (i !== 0 || j !== 0) {
              if (cover[q] === empty || absent[q]) continue;
              const isAcross = isEdge || cover[q] === silhouette;
              if (isAcross && !isEdge && level > 0) continue;
              if (isAcross) weight *= Math.exp(isEdge ? -0.4 * level : -1.2);
              else
                weight *= fading(
                  strength.colour * square(g, p8, q * 8) +
                    normalStop * square(g, p8 + 3, q * 8 + 3) +
                    Math.abs(at(g, q * 8 + 6) - at(g, p8 + 6)) * depthStop +
                    Math.abs(luminance(source, q * 3) - here) * lightStop,
                );
              if (weight === 0) continue;
            }
            red += weight * at(source, q * 3);
            green += weight * at(source, q * 3 + 1);
            blue += weight * at(source, q * 3 + 2);
            weights += weight;
            spreads += weight * weight * at(variance, q);
          }
        }
        target[p3] = red / weights;
        target[p3 + 1] = green / weights;
        target[p3 + 2] = blue / weights;
        nextVariance[p] = spreads / (weights * weights);
      }
    }
    meet();
    [source, target] = [target, source];
    [variance, nextVariance] = [nextVariance, variance];
  }
}

// Indices are within bounds by construction; the compiler cannot know. One kind of array only: this is the hot loop.
const at = (list: Float32Array, index: number) => list[index] ?? 0;

const luminance = (rgb: Float32Array, i: number) =>
  0.3 * at(rgb, i) + 0.6 * at(rgb, i + 1) + 0.1 * at(rgb, i + 2);

function square(g: Float32Array, a: number, b: number): number {
  const x = at(g, b) - at(g, a);
  const y = at(g, b + 1) - at(g, a + 1);
  const z = at(g, b + 2) - at(g, a + 2);
  return x * x + y * y + z * z;
}

/** e^-distance, by eight squarings of its first-order term: this is the innermost loop. */
function fading(distance: number): number {
  if (distance > 8) return 0;
  let share = 1 - distance * 0.0625;
  share *= share;
  share *= share;
  share *= share;
  return share * share;
}

function blurred(
  values: Float32Array,
  x: number,
  y: number,
  width: number,
  height: number,
): number {
  let [sum, weights] = [0, 0];
  for (let j = -1; j <= 1; j += 1) {
    for (let i = -1; i <= 1; i += 1) {
      if (x + i < 0 || y + j < 0 || x + i >= width || y + j >= height) continue;
      const weight = (i === 0 ? 2 : 1) * (j === 0 ? 2 : 1);
      sum += weight * at(values, (y + j) * width + x + i);
      weights += weight;
    }
  }
  return sum / weights;
}
