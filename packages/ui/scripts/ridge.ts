// Draws the two ridge files anew: `npm run ridge -w @vetta/ui`.
import { writeFileSync } from 'node:fs';
import { drawRidge } from '../src/Ridge/drawRidge.ts';
import { narrowRidge, wideRidge } from '../src/Ridge/geometry.ts';
import { palette } from '../src/theme/palette.ts';

const colours = { near: palette.ink, far: palette.farRidge };
for (const [name, drawing] of Object.entries({ wide: wideRidge, narrow: narrowRidge })) {
  const file = new URL(`../src/Ridge/ridge-${name}.svg`, import.meta.url);
  writeFileSync(file, drawRidge(drawing, colours));
}
