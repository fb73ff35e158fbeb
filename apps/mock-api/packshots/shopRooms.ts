import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { pieceOf, row, stand, type Standing, svg } from './composeScene.ts';
import { words } from './ink.ts';
import { isPlain } from './plainPack.ts';

/** The rendered rooms, filled with products: shelves, a counter before them, a shop front. Pictures of 1200 x 840. */

const stage = (name: string) => fileURLToPath(new URL(`./stages/${name}.webp`, import.meta.url));
export const [width, height] = [1200, 840];

/** The front edges of the boards in the stage of 1200 x 1200, from the top. */
const boards = [295, 584, 872, 1160];
/** A tub fills the room between two boards. */
const shelfSide = 256;
const onShelf = { blur: 9, shift: [12, 3] as const, opacity: 0.42 };

/** Names of pictures, board by board. */
export type Rows = readonly (readonly string[])[];

/** Four boards of products; `tint` multiplies the painted wall. */
export async function shelves(rows: Rows, tint: string, from = -60): Promise<Buffer> {
  const things: Standing[] = [];
  for (const [i, foot] of boards.entries()) {
    const names = rows[i % rows.length] ?? [];
    const place = { foot: foot - 4, side: shelfSide, from: from - i * 37, to: 1200, gap: 7 };
    things.push(...(await row(names, place)));
  }
  const wall = sharp(stage('shelves'))
    .flatten({ background: '#77736c' })
    .composite([
      {
        input: svg(1200, 1200, `<rect width="1200" height="1200" fill="${tint}"/>`),
        blend: 'multiply',
      },
    ]);
  const filled = await stand(wall, things, onShelf);
  const shade = boards
    .map(
      (edge, i) =>
        `<rect y="${edge + 24}" width="1200" height="110" fill="url(#s)" opacity="${0.5 + i * 0.06}"/>`,
    )
    .join('');
  const gradient =
    '<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#14110c" stop-opacity=".55"/><stop offset="1" stop-color="#14110c" stop-opacity="0"/></linearGradient>';
  const whole = await filled.png().toBuffer();
  return sharp(whole)
    .composite([{ input: svg(1200, 1200, `<defs>${gradient}</defs>${shade}`) }])
    .png()
    .toBuffer();
}

/** A strip of a picture, as high as the scenes are. */
export const part = async (image: Buffer, top: number, tall = height) =>
  sharp(image).extract({ left: 0, top, width, height: tall }).png().toBuffer();

/** What stands behind a counter, out of focus. */
export async function behind(rows: Rows, tint: string, left: number): Promise<Sharp> {
  const whole = await shelves(rows, tint);
  const near = await sharp(whole)
    .resize(1700, 1700)
    .extract({ left, top: 330, width, height })
    .blur(7)
    .modulate({ brightness: 0.86 })
    .png()
    .toBuffer();
  return sharp(near);
}

type Slate = { x: number; y: number; lines: readonly string[] };

/** Products on the counter before the shelves. `side`: of a product's square. `drop`: how far the counter is lowered. */
export async function counter(
  back: Sharp,
  pictures: readonly (readonly [string, number])[],
  side: number,
  drop: number,
  slate?: Slate,
): Promise<Buffer> {
  const top = await sharp(stage('counter'))
    .resize(1320, 1320)
    .extract({ left: 60, top: 1320 - 420, width, height: 420 })
    .png()
    .toBuffer();
  const layers = slate ? [{ input: blackboard(slate) }] : [];
  const room = await sharp(await back.png().toBuffer())
    .composite([
      ...layers,
      {
        input: await sharp(top)
          .extract({ left: 0, top: 0, width, height: 420 - drop })
          .png()
          .toBuffer(),
        left: 0,
        top: height - 420 + drop,
      },
    ])
    .png()
    .toBuffer();
  const foot = height - 420 + drop + 34;
  const things: Standing[] = [];
  for (const [picture, centre] of pictures) {
    const piece = await pieceOf(picture, side);
    things.push({ piece, left: Math.round(centre * width - piece.width / 2), foot });
  }
  return (await stand(sharp(room), things, { blur: 16, shift: [16, 2], opacity: 0.3 }))
    .png()
    .toBuffer();
}

function blackboard({ x, y, lines }: Slate): Buffer {
  const text = lines
    .map((line, i) =>
      words('archivo', line, { x: x + 44, y: y + 96 + i * 62, size: 50 }, '#f2f0ea'),
    )
    .join('');
  return svg(
    width,
    height,
    `<rect x="${x + 8}" y="${y + 10}" width="420" height="250" fill="#000" opacity=".25"/><rect x="${x}" y="${y}" width="420" height="250" fill="#a9824f"/><rect x="${x + 12}" y="${y + 12}" width="396" height="226" fill="#22292b"/>${text}<rect x="${x + 44}" y="${y + 188}" width="96" height="7" fill="#ffd400"/>`,
  );
}

/** Covers the name that the rendered front carries. */
const plainSign = svg(
  width,
  height,
  '<defs><linearGradient id="s"><stop offset="0" stop-color="#43474a"/><stop offset=".4" stop-color="#2b2f30"/><stop offset="1" stop-color="#25292a"/></linearGradient></defs><rect x="137" y="150" width="926" height="107" fill="url(#s)"/>',
);

/** The front of a shop: its shelves behind the glass, the land of the place behind its roof. */
export async function shopFront(
  rows: Rows,
  tint: string,
  land: string,
  sky: readonly [string, string],
  haze: string,
  isNear = false,
): Promise<Buffer> {
  const inside = await sharp(await shelves(rows, tint))
    .resize(640, 640)
    .extract({ left: 20, top: 150, width: 600, height: 470 })
    .modulate({ brightness: 0.96 })
    .png()
    .toBuffer();
  const back = svg(
    width,
    height,
    `<defs><linearGradient id="k" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#k)"/>`,
  );
  const range = await sharp(stage(land))
    .resize(2500, 2500)
    .extract({ left: 640, top: 2500 - 700, width, height: 700 })
    .png()
    .toBuffer();
  const veil = svg(
    width,
    700,
    `<defs><linearGradient id="v" x2="0" y2="1"><stop offset="0" stop-color="${haze}" stop-opacity=".18"/><stop offset="1" stop-color="${haze}" stop-opacity=".75"/></linearGradient></defs><rect width="${width}" height="700" fill="url(#v)"/>`,
  );
  const hazy = await sharp(range)
    .composite([{ input: veil, blend: 'atop' }])
    .png()
    .toBuffer();
  const glass = svg(
    width,
    height,
    '<g fill="#fff"><path d="M150 268h170L150 560z" opacity=".13"/><path d="M470 268h110L300 715H190z" opacity=".07"/><path d="M802 268h120L802 560z" opacity=".16"/></g>',
  );
  const door = svg(
    width,
    height,
    `<rect x="800" y="268" width="250" height="552" fill="#3c3a35"/><rect x="800" y="268" width="250" height="552" fill="#efe6d2" opacity=".5"/><rect x="868" y="352" width="124" height="62" fill="#ffd400"/>${words('archivo', 'APERTO', { x: 930, y: 393, size: 27, anchor: 'middle' }, '#14181a')}`,
  );
  const house = await sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([
      { input: inside, left: 140, top: 262 },
      { input: door },
      { input: glass },
      { input: await part(await sharp(stage('front')).png().toBuffer(), 1200 - height) },
      ...(isPlain ? [{ input: plainSign }] : []),
    ])
    .png()
    .toBuffer();
  if (isNear)
    return sharp(back)
      .composite([{ input: house }])
      .png()
      .toBuffer();
  // The house leaves room above and beside it for the land behind; the street runs on past its step.
  const [houseWidth, houseHeight] = [Math.round(width * 0.7), Math.round(height * 0.7)];
  const street = svg(
    width,
    height,
    `<rect y="${height - 52}" width="${width}" height="52" fill="#6f7371"/><rect y="${height - 52}" width="${width}" height="7" fill="#9a9d99"/>`,
  );
  return sharp(back)
    .composite([
      { input: hazy, left: 0, top: height - 700 - 20 },
      { input: street },
      {
        input: await sharp(house).resize(houseWidth, houseHeight).png().toBuffer(),
        left: Math.round((width - houseWidth) * 0.62),
        top: height - houseHeight - 22,
      },
    ])
    .png()
    .toBuffer();
}
