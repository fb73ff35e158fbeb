import sharp from 'sharp';

type Point = [number, number];

/** Blur across and along the floor, in pixels of 1200; opacity; size; offset. Wide and soft, then close and dark. */
const layers = [
  { blur: [24, 8], opacity: 0.44, scale: 1, shift: [10, 2] },
  { blur: [9, 2.4], opacity: 0.62, scale: 0.985, shift: [2, 0] },
] as const;

/**
 * The dark line under a thing that stands, from its footprints on the floor in perspective: one byte of alpha a pixel.
 * It is drawn, not rendered: a rendered one would need the floor that a cut-out does not have.
 */
export async function contactShadow(
  footprints: readonly Point[][],
  pixels: number,
): Promise<Uint8Array> {
  const k = pixels / 1200;
  const polygon = (
    points: readonly Point[],
    scale: number,
    [dx, dy]: readonly [number, number],
  ) => {
    const centre = [0, 1].map(
      (i) => points.reduce((sum, p) => sum + (p[i] ?? 0), 0) / points.length,
    );
    const moved = points.map(([x, y]) => {
      const [cx = 0, cy = 0] = centre;
      return `${(cx + (x - cx) * scale + dx * k).toFixed(1)},${(cy + (y - cy) * scale + dy * k).toFixed(1)}`;
    });
    return `<polygon points="${moved.join(' ')}"/>`;
  };
  const region = `filterUnits="userSpaceOnUse" x="-200" y="-200" width="${pixels + 400}" height="${pixels + 400}"`;
  const drawn = layers.map(
    ({ blur: [across, along], opacity, scale, shift }, i) =>
      `<filter id="f${i}" ${region}><feGaussianBlur stdDeviation="${across * k} ${along * k}"/></filter><g filter="url(#f${i})" opacity="${opacity}">${footprints.map((points) => polygon(points, scale, shift)).join('')}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}">${drawn.join('')}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
}
