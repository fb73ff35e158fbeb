import sharp from 'sharp';

/** `--plain`: the same scenes with packs that carry no name, for shops with a catalogue of their own. */
export const isPlain = process.argv.includes('--plain');

/** Rows above and below whose colours are weighed: wider than a line of letters, narrower than a label. */
const reach = 0.07;
const saturation = 0.55;
/** From here on a pixel belongs to the pack, not to its shadow. */
const solid = 200;

/** A pack without its print: each row in the colour that it mostly has, lit from the left. */
export async function plainPack(file: string, side: number): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .resize(side, side)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number, channel: number) => data[(y * width + x) * 4 + channel] ?? 0;
  const columns = [...Array(width).keys()];
  const packRows = [...Array(height).keys()].map((y) => columns.filter((x) => at(x, y, 3) > solid));
  const rowColours = packRows.map((xs, y) =>
    [0, 1, 2].map((c) => median(xs.map((x) => at(x, y, c)))),
  );
  const left = Math.min(...packRows.map((xs) => xs[0] ?? width));
  const right = Math.max(...packRows.map((xs) => xs.at(-1) ?? 0));
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    const near = rowColours.filter(
      (_, other) => Math.abs(other - y) <= side * reach && (packRows[other] ?? []).length > 0,
    );
    const colour = [0, 1, 2].map((c) => median(near.map((row) => row[c] ?? 0)));
    const [red = 0, green = 0, blue = 0] = colour;
    const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
    const [first = width, last = 0] = [packRows[y]?.[0], packRows[y]?.at(-1)];
    for (let x = 0; x < width; x += 1) {
      const place = (x - left) / Math.max(1, right - left);
      const light = 1.04 - 0.34 * (Math.abs(place - 0.36) / 0.64) ** 2.2;
      const start = (y * width + x) * 4;
      for (const [c, value] of colour.entries()) {
        const calm = grey + (value - grey) * saturation;
        out[start + c] = Math.max(0, Math.min(255, (88 + calm * 0.6) * light));
      }
      const alpha = at(x, y, 3);
      // Print on clear plastic is recognised by its density alone.
      out[start + 3] = alpha > 24 && x > first + 2 && x < last - 2 ? 255 : alpha;
    }
  }
  return sharp(out, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
