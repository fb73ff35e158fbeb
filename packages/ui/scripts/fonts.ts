import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * `npm run subset -w @vetta/ui`: writes the two font files that the site sends, cut down to what
 * Italian text and the drawing's weights and widths need. Run it again after an update of the
 * families; the outcome is committed, so a build needs no font tools.
 */
const require = createRequire(import.meta.url);
const folder = new URL('../src/theme/fonts/', import.meta.url);

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** ASCII, Latin-1 (names of brands and places), and the signs of Italian print and of labels. */
export const glyphs =
  range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽžıˆ˜–—‘’‚“”„†‡•…‰‹›⁄€™←↑→↓−≈≤≥\u2009\u202f';

const fonts = [
  {
    source: require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
    file: 'archivo.woff2',
    // The type roles of typography.ts: figures at 340, the strongest words at 640; tags at 88 %, titles at 125 %.
    axes: { wght: { min: 340, max: 640 }, wdth: { min: 88, max: 125 } },
  },
  {
    source:
      require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    file: 'hanken-grotesk.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir(folder, { recursive: true });
for (const { source, file, axes } of fonts) {
  const whole = await readFile(source);
  const cut = await subsetFont(whole, glyphs, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(file, folder), cut);
  process.stdout.write(`${file}: ${whole.length} B, cut to ${cut.length} B\n`);
}
