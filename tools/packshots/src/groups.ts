/**
 * Puts the masters together into the groups of the home's shelves (`images/categories` of the site):
 *
 *     node src/groups.ts [--plain]
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pieceOf, stand, type Standing } from './composeScene.ts';
import { isPlain } from './plainPack.ts';

const folder = fileURLToPath(
  new URL(
    isPlain
      ? '../../../apps/site/plain/categories/'
      : '../../../apps/site/public/images/categories/',
    import.meta.url,
  ),
);
const [width, height] = [1000, 640];

/** From back to front: picture, centre in shares of the width, side of its square in shares of the height. */
const groups: Record<string, readonly (readonly [string, number, number])[]> = {
  proteine: [
    ['whey-isolate', 0.2, 0.86],
    ['iso-soya', 0.82, 0.9],
    ['siero-100', 0.5, 1],
    ['clear-whey', 0.73, 0.66],
  ],
  'aminoacidi-e-creatina': [
    ['bcaa-2-1-1', 0.2, 0.9],
    ['eaa-pro', 0.79, 0.92],
    ['creatina-monoidrata', 0.49, 1],
    ['arginina-aakg', 0.675, 0.62],
  ],
  'alimenti-fit': [
    ['pancake-proteici', 0.17, 0.92],
    ['barretta-33-proteine', 0.76, 0.8],
    ['burro-di-arachidi', 0.42, 0.98],
    ['barra-20', 0.68, 0.5],
  ],
};

for (const [name, group] of Object.entries(groups)) {
  const things: Standing[] = [];
  for (const [picture, centre, share] of group) {
    const piece = await pieceOf(picture, Math.round(share * height * 0.94));
    things.push({
      piece, // A little air left and right: the cells of the shelf have rules between them.
      left: Math.round((0.5 + (centre - 0.5) * 0.84) * width - piece.width / 2),
      foot: height,
    });
  }
  let scene = sharp({ create: { width, height, channels: 4, background: '#00000000' } });
  // One after the other: each throws its shadow on those behind, none on the empty ground.
  for (const thing of things) {
    const before = await scene.png().toBuffer();
    const lit = await stand(sharp(before), [thing], { blur: 14, shift: [10, 4], opacity: 0.3 });
    const shaded = await lit.png().toBuffer();
    const own = await stand(sharp(before), [thing], { blur: 1, shift: [0, 0], opacity: 0 });
    const cover = await own.extractChannel(3).toBuffer();
    // Two steps: sharp removes a channel after it has joined one.
    const colours = await sharp(shaded).removeAlpha().png().toBuffer();
    scene = sharp(await sharp(colours).joinChannel(cover).png().toBuffer());
  }
  await scene.webp({ quality: 88, alphaQuality: 100, effort: 5 }).toFile(`${folder}${name}.webp`);
  console.log(name);
}
