/**
 * The card that a shared link shows (`social-card.jpg` of the site): products on the snow line before the ridge.
 *
 *     node src/socialCard.ts [--plain]
 *
 * The words and the ridge are those of the drawn card of `@vetta/ui`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pieceOf, svg } from './composeScene.ts';
import { isPlain } from './plainPack.ts';

const brand = new URL('../../ui/brand/', import.meta.url);
const out = fileURLToPath(
  new URL(
    isPlain
      ? '../../../apps/site/plain/social-card.jpg'
      : '../../../apps/site/public/social-card.jpg',
    import.meta.url,
  ),
);
const [width, height, foot] = [1200, 630, 572];
const side = 300;

/** From left to right: picture and its middle in pixels. */
const products = [
  ['barra-20', 206],
  ['burro-di-arachidi', 432],
  ['magnesio-bisglicinato', 582],
  ['proteine-di-pisello-e-riso', 748],
  ['siero-100', 956],
  ['gel-trenta', 1118],
] as const;

/** Where the drawn card has its name and its yellow sign: left, top, width, height. */
const words = [
  [0, 0, 1200, 200],
  [60, 232, 480, 70],
] as const;

const drawing = readFileSync(new URL('social-card.svg', brand), 'utf8')
  .replaceAll(/<text.*?<\/text>/g, '')
  .replace('<g stroke="#c6ced1"', '<g stroke="#e3e8e9"')
  .replace('<g stroke="#14181a"', '<g stroke="#d3dadc"');
const snow = svg(
  width,
  height,
  `<rect y="${foot - 3}" width="${width}" height="${height}" fill="#ffffff"/><rect y="${foot - 3}" width="${width}" height="2" fill="#14181a"/>`,
);

const layers = await Promise.all(
  words.map(async ([left, top, w, h]) => ({
    input: await sharp(fileURLToPath(new URL('social-card.png', brand)))
      .extract({ left, top, width: w, height: h })
      .toBuffer(),
    left,
    top,
  })),
);
const things = await Promise.all(
  products.map(async ([picture, middle]) => {
    const { image, width: w, height: h } = await pieceOf(picture, side);
    return { input: image, left: Math.round(middle - w / 2), top: foot - h };
  }),
);
await sharp(Buffer.from(drawing))
  .composite([...layers, { input: snow }, ...things])
  .flatten({ background: '#f4f6f6' })
  .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
  .toFile(out);
