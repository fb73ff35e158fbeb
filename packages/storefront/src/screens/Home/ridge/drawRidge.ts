import { topMetres, type RidgeDrawing } from './geometry.ts';

type Point = readonly [x: number, metres: number];
type Random = () => number;

// A linear congruential generator (Numerical Recipes): the same seed draws the same mountain.
function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const pick = (random: Random, from: readonly number[]) =>
  from[Math.floor(random() * from.length)] ?? from[0] ?? 1;

/** Midpoint displacement by so many metres a pixel; the given points stay where they are. */
function roughen(points: readonly Point[], random: Random, roughness: number): readonly Point[] {
  let line = points;
  for (let round = 0; round < 4; round += 1) {
    line = line.flatMap((from, at) => {
      const to = line[at + 1];
      if (to === undefined) return [from];
      const shift = (random() - 0.5) * (to[0] - from[0]) * roughness;
      const middle: Point = [(from[0] + to[0]) / 2, Math.max(180, (from[1] + to[1]) / 2 + shift)];
      return [from, middle];
    });
  }
  return line;
}

function metresAt(line: readonly Point[], x: number): number {
  const after = line.findIndex((point) => point[0] >= x);
  const to = line[after] ?? line.at(-1) ?? [0, 0];
  const from = line[after - 1] ?? to;
  const share = to[0] === from[0] ? 0 : (x - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * share;
}

type Chain = {
  points: readonly Point[];
  widths: readonly number[];
  seed: number;
  /** Metres that the line between two points may stray, for each pixel between them. */
  roughness: number;
};

function bars(drawing: RidgeDrawing, { points, widths, seed, roughness }: Chain) {
  const random = seeded(seed);
  const line = roughen(points, random, roughness);
  const byWidth = new Map<number, string>();
  for (let x = 0; x < drawing.width;) {
    const width = pick(random, widths);
    const middle = Math.round((x + width / 2) * 2) / 2;
    const height = Math.round((metresAt(line, middle) / topMetres) * drawing.height);
    byWidth.set(width, `${byWidth.get(width) ?? ''}M${middle} ${drawing.height}v-${height}`);
    x += width + pick(random, [1.6, 2, 2.4, 3, 4]);
  }
  return [...byWidth].map(([width, d]) => `<path stroke-width="${width}" d="${d}"/>`).join('');
}

/** The barcode ridge as the text of an SVG file: a pale far chain and the near one in ink. */
export function drawRidge(drawing: RidgeDrawing, colours: { near: string; far: string }): string {
  const { near: nearPoints, far: farPoints, seed } = drawing;
  // The far chain is softer: haze takes its edges.
  const far = bars(drawing, {
    points: farPoints,
    widths: [1, 1, 1, 2],
    seed: seed + 1,
    roughness: 5,
  });
  const near = bars(drawing, {
    points: nearPoints,
    widths: [1, 1, 1, 2, 2, 3, 4],
    seed,
    roughness: 8,
  });
  const box = `width="${drawing.width}" height="${drawing.height}" viewBox="0 0 ${drawing.width} ${drawing.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><g stroke="${colours.far}">${far}</g><g stroke="${colours.near}">${near}</g></svg>\n`;
}
