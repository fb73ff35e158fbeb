// Draws favicon and social card from the mark and the ridge: `npm run brand -w @vetta/ui`.
// The SVG files are the sources; a browser turns them into the PNG files that the site serves.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../../.scripts/chromium.mjs';
import { markPath } from '../src/Logo/markPath.ts';
import { palette } from '../src/theme/palette.ts';

const folder = new URL('../brand/', import.meta.url);
mkdirSync(folder, { recursive: true });
const save = (name: string, text: string) => writeFileSync(new URL(name, folder), text);

const mark = (x: number, y: number, scale: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" d="${markPath}"/>`;

// The mark changes its ink with the browser's scheme; on ink it turns to snow.
save(
  'favicon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${palette.ink}}@media(prefers-color-scheme:dark){path{fill:${palette.snow}}}</style><path transform="translate(0 1)" d="${markPath}"/></svg>\n`,
);

// Where the system cuts its own shape: the mark in the safe middle, on yellow.
const icon = (size: number, inset: number) => {
  const scale = (size - 2 * inset) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${palette.blaze}"/>${mark(inset, (size - 30 * scale) / 2, scale, palette.ink)}</svg>\n`;
};
save('icon-180.svg', icon(180, 34));
save('icon-512.svg', icon(512, 80));
save('icon-maskable-512.svg', icon(512, 136));

const drawnRidge = '../../storefront/src/screens/Home/ridge/ridge-wide.svg';
const ridge = readFileSync(new URL(drawnRidge, import.meta.url), 'utf8')
  .replace(/^<svg[^>]*>/, '')
  .replace('</svg>\n', '');
const words = `font-family="Archivo" font-stretch="125%" letter-spacing="-6" fill="${palette.ink}"`;
save(
  'social-card.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${palette.firn}"/><g transform="translate(-800 240)">${ridge}</g><text x="64" y="170" font-size="132" font-weight="480" ${words}>Vetta Nutrition</text><path d="M64 236h452l19 31-19 31H64z" fill="${palette.blaze}"/><text x="88" y="278" font-family="Archivo" font-stretch="104%" font-weight="620" font-size="30" fill="${palette.ink}">Potenzia le tue Performance</text></svg>\n`,
);

const require = createRequire(import.meta.url);
const archivo = readFileSync(
  require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
).toString('base64');
const face = `@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${archivo});font-weight:100 900;font-stretch:62% 125%}`;

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });

async function picture(source: string, name: string, width: number, height = width) {
  const page = await browser.newPage({ viewport: { width, height } });
  const drawing = readFileSync(new URL(source, folder), 'utf8');
  await page.setContent(
    `<style>${face}body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${drawing}`,
  );
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const file = await page.screenshot({ omitBackground: true });
  writeFileSync(new URL(name, folder), file);
  await page.close();
  return file;
}

await picture('icon-180.svg', 'apple-touch-icon.png', 180);
await picture('icon-512.svg', 'icon-192.png', 192);
await picture('icon-512.svg', 'icon-512.png', 512);
await picture('icon-maskable-512.svg', 'icon-maskable-512.png', 512);
await picture('social-card.svg', 'social-card.png', 1200, 630);
const small = await picture('favicon.svg', 'favicon-32.png', 32);
await browser.close();

// An ICO file may simply hold a PNG: a head of six bytes, one entry of sixteen, the picture.
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(32, 6);
head.writeUInt8(32, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(small.byteLength, 14);
head.writeUInt32LE(head.byteLength, 18);
writeFileSync(new URL('favicon.ico', folder), Buffer.concat([head, small]));
