import { Worker } from 'node:worker_threads';
import { calmHue } from './calmHue.ts';
import {
  empty,
  type Guides,
  inside,
  type Light,
  silhouette,
  type Strength,
} from './filterLight.ts';
import type { FilterTask } from './filterWorker.ts';
import { type Passes, sharedBytes, sharedFloats } from './readExr.ts';

const kinds = ['Diff', 'Gloss', 'Trans'] as const;
const strengths: Record<(typeof kinds)[number] | 'Alpha', Strength> = {
  Diff: { levels: 7, light: 6, colour: 40 },
  Gloss: { levels: 5, light: 5, colour: 3 },
  Trans: { levels: 5, light: 5, colour: 10 },
  Alpha: { levels: 6, light: 4, colour: 6 },
};
/** Light beyond this is a stray path, not a highlight. */
const brightest = { Diff: 12, Gloss: 30, Trans: 4 };

export type Picture = {
  width: number;
  height: number;
  cover: Uint8Array;
  /** Light times texture, three floats a pixel, linear, premultiplied. */
  colour: Float32Array;
  alpha: Float32Array;
  /** How far a pixel's surface faces the camera, 0 to 1. */
  facing: Float32Array;
  /** The texture alone. */
  texture: Float32Array;
};

/**
 * Debian's Blender has no denoiser. Cycles gives light and texture apart, so each kind of light is
 * filtered with its texture divided out: type stays sharp at 16 samples. `isClear`: the wall lets
 * the ground through, and its alpha is as noisy as its light.
 */
export async function denoise(passes: Passes, isClear: boolean, workers: number): Promise<Picture> {
  const { width, height } = passes;
  const pixels = width * height;
  const alpha = channel(passes, 'Combined.A');
  const normal = ['X', 'Y', 'Z'].map((axis) => channel(passes, `Normal.${axis}`));
  const textures = kinds.map((kind) => rgb(passes, `${kind}Col`));
  const cover = coverOf(alpha, width, height);
  const guides = { surfaces: surfacesOf(passes, textures, normal), cover, width, height };
  const lights = kinds.map((kind, k) => lightOf(passes, kind, textures[k] ?? new Float32Array()));
  const strength = kinds.map((kind) => strengths[kind]);
  if (isClear) {
    lights.push(alphaAsLight(alpha, cover));
    strength.push(strengths.Alpha);
  }
  for (const light of lights) {
    calmHue(light.colour, guides);
    calm(light, guides);
  }
  const tasks = lights.map((light, k) => ({ light, strength: strength[k] ?? strengths.Diff }));
  await filtered(
    tasks.filter(({ light }) => light.isAbsent.includes(0)),
    guides,
    workers,
  );
  const results = tasks.map(({ light, strength: { levels } }) =>
    levels % 2 === 1 && light.isAbsent.includes(0) ? light.nextColour : light.colour,
  );
  for (const light of results) calmHue(light, guides);
  const colour = new Float32Array(pixels * 3);
  for (const [k, texture] of textures.entries()) {
    const light = results[k] ?? texture;
    for (let i = 0; i < pixels * 3; i += 1)
      colour[i] = at(colour, i) + at(texture, i) * at(light, i);
  }
  const calmAlpha = isClear
    ? Float32Array.from(alpha, (_, p) => at(results[3] ?? alpha, p * 3))
    : alpha;
  const [nx = alpha, ny = alpha, nz = alpha] = normal;
  const facing = alpha.map((_, p) => {
    const [x, y, z] = [at(nx, p), at(ny, p), at(nz, p)];
    return Math.min(1, Math.max(0, -y / (Math.sqrt(x * x + y * y + z * z) || 1)));
  });
  return {
    width,
    height,
    cover,
    colour,
    alpha: calmAlpha,
    facing,
    texture: textures[0] ?? new Float32Array(),
  };
}

function channel(passes: Passes, suffix: string): Float32Array {
  for (const [name, floats] of passes.channels) if (name.endsWith(`.${suffix}`)) return floats;
  throw new Error(`no pass ${suffix}`);
}

function rgb(passes: Passes, pass: string): Float32Array {
  const planes = ['R', 'G', 'B'].map((letter) => channel(passes, `${pass}.${letter}`));
  const out = sharedFloats(passes.width * passes.height * 3);
  for (const [c, plane] of planes.entries()) {
    for (let p = 0; p < plane.length; p += 1) out[p * 3 + c] = at(plane, p);
  }
  return out;
}

function surfacesOf(
  passes: Passes,
  textures: Float32Array[],
  normal: Float32Array[],
): Float32Array {
  const depth = channel(passes, 'Depth.Z');
  const [diffuse = depth, , transmitted = depth] = textures;
  const surfaces = sharedFloats(depth.length * 8);
  for (let p = 0; p < depth.length; p += 1) {
    for (let c = 0; c < 3; c += 1) {
      surfaces[p * 8 + c] = 0.7 * (at(diffuse, p * 3 + c) + at(transmitted, p * 3 + c));
      surfaces[p * 8 + 3 + c] = at(normal[c] ?? depth, p);
    }
    surfaces[p * 8 + 6] = at(depth, p);
  }
  return surfaces;
}

function coverOf(alpha: Float32Array, width: number, height: number): Uint8Array {
  const cover = sharedBytes(width * height);
  const isEmpty = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height || at(alpha, y * width + x) < 0.002;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const p = y * width + x;
      if (isEmpty(x, y)) cover[p] = empty;
      else if (at(alpha, p) <= 0.998) cover[p] = nearEmpty(isEmpty, x, y) ? silhouette : inside;
    }
  }
  return cover;
}

function nearEmpty(isEmpty: (x: number, y: number) => boolean, x: number, y: number): boolean {
  for (let j = -2; j <= 2; j += 1) {
    for (let i = -2; i <= 2; i += 1) if (isEmpty(x + i, y + j)) return true;
  }
  return false;
}

function lightOf(passes: Passes, kind: (typeof kinds)[number], texture: Float32Array): Light {
  const [direct, indirect] = [rgb(passes, `${kind}Dir`), rgb(passes, `${kind}Ind`)];
  const light = emptyLight(direct.length / 3);
  for (let i = 0; i < direct.length; i += 1) {
    light.colour[i] = Math.min(at(direct, i) + at(indirect, i), brightest[kind]);
  }
  if (kind === 'Trans') takeHue(light.colour, texture);
  for (let p = 0; p < light.isAbsent.length; p += 1) {
    const sum = at(texture, p * 3) + at(texture, p * 3 + 1) + at(texture, p * 3 + 2);
    light.isAbsent[p] = sum < 1e-5 ? 1 : 0;
  }
  return light;
}

/**
 * Behind tinted glass the light loses its own hue: divided by a channel that hardly passes, its noise would come
 * out as red and green sparks. What is seen keeps the hue of the glass.
 */
function takeHue(light: Float32Array, texture: Float32Array): void {
  for (let i = 0; i < light.length; i += 3) {
    const [red, green, blue] = [at(texture, i), at(texture, i + 1), at(texture, i + 2)];
    if (Math.min(red, green, blue) > 0.5 * Math.max(red, green, blue)) continue;
    const [r, g] = [at(light, i), at(light, i + 1)];
    light.fill(red + green > 0 ? (red * r + green * g) / (red + green) : 0, i, i + 3);
  }
}

function alphaAsLight(alpha: Float32Array, cover: Uint8Array): Light {
  const light = emptyLight(alpha.length);
  for (let p = 0; p < alpha.length; p += 1) {
    light.colour.fill(at(alpha, p), p * 3, p * 3 + 3);
    light.isAbsent[p] = cover[p] === silhouette ? 1 : 0;
  }
  return light;
}

const emptyLight = (pixels: number): Light => ({
  colour: sharedFloats(pixels * 3),
  nextColour: sharedFloats(pixels * 3),
  variance: sharedFloats(pixels),
  nextVariance: sharedFloats(pixels),
  isAbsent: sharedBytes(pixels),
});

/** Measures the noise around each pixel, and pulls stray bright pixels down to their neighbours. */
function calm(light: Light, { cover, width, height }: Guides): void {
  const { colour } = light;
  const luminance = new Float32Array(cover.length);
  for (let p = 0; p < luminance.length; p += 1) {
    luminance[p] =
      0.3 * at(colour, p * 3) + 0.6 * at(colour, p * 3 + 1) + 0.1 * at(colour, p * 3 + 2);
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const p = y * width + x;
      if (cover[p] === empty) continue;
      let sum = 0;
      let squares = 0;
      let count = 0;
      let first = 0;
      let second = 0;
      for (let j = Math.max(0, y - 2); j <= Math.min(height - 1, y + 2); j += 1) {
        for (let i = Math.max(0, x - 2); i <= Math.min(width - 1, x + 2); i += 1) {
          const q = j * width + i;
          if (cover[q] !== cover[p]) continue;
          const value = at(luminance, q);
          sum += value;
          squares += value * value;
          count += 1;
          if (q === p) continue;
          if (value > first) {
            second = first;
            first = value;
          } else if (value > second) second = value;
        }
      }
      const mean = sum / count;
      light.variance[p] = Math.max(0, squares / count - mean * mean);
      const limit = second * 1.05 + 0.02;
      const excess = limit / at(luminance, p);
      if (excess < 1)
        for (let c = 0; c < 3; c += 1) colour[p * 3 + c] = at(colour, p * 3 + c) * excess;
    }
  }
}

async function filtered(
  lights: FilterTask['lights'],
  guides: Guides,
  workers: number,
): Promise<void> {
  const counter = new Int32Array(new SharedArrayBuffer(8));
  await Promise.all(
    Array.from({ length: workers }, (_, worker) => {
      const workerData: FilterTask = { lights, guides, worker, workers, counter };
      const thread = new Worker(new URL('./filterWorker.ts', import.meta.url), { workerData });
      return new Promise((resolve, reject) => {
        thread.once('exit', (code) =>
          code === 0 ? resolve(code) : reject(new Error(`filter worker: ${code}`)),
        );
        thread.once('error', reject);
      });
    }),
  );
}

const at = (list: Float32Array, index: number) => list[index] ?? 0;
