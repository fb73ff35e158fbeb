// Draws the two ridge files anew: `npm run ridge -w @vetta/storefront`.
import { writeFileSync } from 'node:fs';
import { palette } from '@vetta/ui/palette';
import { drawRidge } from '../src/screens/Home/ridge/drawRidge.ts';
import { narrowRidge, wideRidge } from '../src/screens/Home/ridge/geometry.ts';

const colours = { near: palette.ink, far: palette.farRidge };
for (const [name, drawing] of Object.entries({ wide: wideRidge, narrow: narrowRidge })) {
  const file = new URL(`../src/screens/Home/ridge/ridge-${name}.svg`, import.meta.url);
  writeFileSync(file, drawRidge(drawing, colours));
}
