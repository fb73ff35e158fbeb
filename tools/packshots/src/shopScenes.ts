/**
 * Puts the masters into the rendered rooms: the shops' pictures (`images/shops` of the site).
 *
 *     node src/shopScenes.ts [torino aosta-2 ...] [--plain]
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { isPlain } from './plainPack.ts';
import { behind, counter, height, part, type Rows, shelves, width } from './shopRooms.ts';
import { chalet, flatRoof, type Place, shopFront } from './shopFronts.ts';

const folder = fileURLToPath(
  new URL(
    isPlain ? '../../../apps/site/plain/shops/' : '../../../apps/site/public/images/shops/',
    import.meta.url,
  ),
);
const powders = [
  'siero-100',
  'siero-100',
  'whey-isolate',
  'premier-whey-80',
  'premier-whey-80',
  'clear-whey',
  'perfect-mass',
  'caseina-micellare',
  'vegan-blend',
  'manzo-idro',
];
const aminos = [
  'creatina-monoidrata',
  'creatina-monoidrata',
  'eaa-pro',
  'aminoacidi-essenziali',
  'citrulline-malate',
  'tuono-pre',
  'tuono-pre',
  'beta-alanina',
  'glutammina-pura',
];
const bottles = [
  'omega-3-profondo',
  'omega-3-profondo',
  'vitamina-d3-2000',
  'collagene-c',
  'magnesio-bisglicinato',
  'magnesio-bisglicinato',
  'taurina-1000',
  'fat-burner-stack',
  'cla-1000-why-sport',
  'gocce-di-sapore',
  'arginina-aakg',
];
const bags = [
  'pancake-proteici',
  'iso-soya',
  'proteine-di-pisello-e-riso',
  'tonnellata',
  'cinque-fonti',
  'egg-white',
  'peptidi-di-collagene',
];
const pantry = [
  'burro-di-arachidi',
  'burro-di-arachidi',
  'crema-proteica-nocciola',
  'sali-vivi',
  'barretta-33-proteine',
  'gallette-di-lenticchie',
  'carnitina-liquida',
];
const gear = [
  'borraccia-termica',
  'shaker-massiccio',
  'borraccia-termica',
  'cappellino-cima',
  'shaker-massiccio',
  'asciugamano-palestra',
];

const pale = '#d9d6cf';
const slate = '#7d8a8d';
const valley: Place = { land: 'mountains', sky: ['#8fb6d8', '#e3edf3'], haze: '#cfdde6' };
const plain: Place = { land: 'hills', sky: ['#b7c9d6', '#eef0ee'], haze: '#c9d3d8' };
const advice = { x: 726, y: 60, lines: ['Consigli', 'su misura'] };
const torino: Rows = [powders, aminos, bottles, bags];
const aosta: Rows = [bags, bottles, powders, pantry];

const scenes: Record<string, () => Promise<Buffer>> = {
  torino: () => shopFront(flatRoof, torino, pale, plain),
  'torino-1': () => shopFront(flatRoof, [bottles, powders, bags, aminos], pale, plain, 'near'),
  'torino-2': async () =>
    counter(
      await behind(torino, pale, 420),
      [
        ['whey-isolate', 0.17],
        ['creatina-monoidrata', 0.38],
        ['magnesio-bisglicinato', 0.53],
      ],
      560,
      170,
      advice,
    ),
  'torino-3': async () => part(await shelves(torino, pale), 335),
  'torino-4': async () =>
    counter(
      await behind(torino, pale, 200),
      [
        ['premier-whey-80', 0.2],
        ['siero-100', 0.51],
        ['perfect-mass', 0.82],
      ],
      600,
      200,
    ),
  'torino-5': async () =>
    part(
      await shelves(
        [bottles, gear, ['kettlebell-gara-24'], ['kettlebell-gara-24', 'cintura-massiccio']],
        pale,
        10,
      ),
      335,
    ),
  'torino-6': async () =>
    sharp(await shelves(torino, pale))
      .resize(2000, 2000)
      .extract({ left: 120, top: 560, width, height })
      .png()
      .toBuffer(),
  aosta: () => shopFront(chalet, aosta, slate, valley),
  'aosta-1': () => shopFront(chalet, [powders, aminos, pantry, bags], slate, valley, 'near'),
  'aosta-2': async () =>
    counter(
      await behind(aosta, slate, 420),
      [
        ['tuono-pre', 0.17],
        ['omega-3-profondo', 0.35],
        ['burro-di-arachidi', 0.51],
      ],
      560,
      170,
      advice,
    ),
  'aosta-3': async () => part(await shelves(aosta, slate), 335),
  'aosta-4': async () =>
    counter(
      await behind(aosta, slate, 200),
      [
        ['caseina-micellare', 0.2],
        ['eaa-pro', 0.52],
        ['proteine-di-canapa', 0.82],
      ],
      600,
      200,
    ),
  'aosta-5': async () =>
    part(
      await shelves(
        [gear, ['kettlebell-gara-24'], gear, ['kettlebell-gara-24', 'elastici-set-tre']],
        slate,
        30,
      ),
      335,
    ),
  'aosta-6': async () =>
    counter(
      await behind(aosta, slate, 60),
      [
        ['siero-100', 0.24],
        ['premier-whey-80', 0.53],
        ['creatina-monoidrata', 0.81],
      ],
      560,
      120,
    ),
};

const wanted = process.argv.slice(2).filter((name) => name !== '--plain');
for (const [name, make] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await sharp(await make())
    .flatten({ background: '#e6ebec' })
    .webp({ quality: 84, effort: 5 })
    .toFile(`${folder}${name}.webp`);
  console.log(name);
}
