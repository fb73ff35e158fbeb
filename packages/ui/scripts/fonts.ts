import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { further, italian } from '../src/theme/fonts/unicodeRanges.ts';

/**
 * `npm run subset -w @vetta/ui`: writes the font files that the site sends, cut down to the weights and
 * widths of the drawing: of each family one with Italian, which every page fetches, and one with the
 * characters that few pages have. Run it again after an update of the families; the outcome is committed,
 * so a build needs no font tools.
 */
const require = createRequire(import.meta.url);
const folder = new URL('../src/theme/fonts/', import.meta.url);

const fonts = [
  {
    source: require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
    name: 'archivo',
    // The type roles of typography.ts: figures at 340, the strongest words at 640; tags at 88 %, titles at 125 %.
    axes: { wght: { min: 340, max: 640 }, wdth: { min: 88, max: 125 } },
  },
  {
    source:
      require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    name: 'hanken-grotesk',
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir(folder, { recursive: true });
for (const { source, name, axes } of fonts) {
  const whole = await readFile(source);
  for (const [file, alphabet] of [
    [`${name}.woff2`, italian],
    [`${name}-further.woff2`, further],
  ] as const) {
    const cut = await subsetFont(whole, alphabet, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(new URL(file, folder), cut);
    process.stdout.write(`${file}: ${whole.length} B, cut to ${cut.length} B\n`);
  }
}
