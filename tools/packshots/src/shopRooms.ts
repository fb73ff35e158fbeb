import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { pieceOf, row, stand, type Standing, svg } from './composeScene.ts';
import { words } from './ink.ts';

/** The rendered rooms, filled with products: shelves, a counter before them, a shop front. Pictures of 1200 x 840. */

export const stage = (name: string) =>
  fileURLToPath(new URL(`./stages/${name}.webp`, import.meta.url));
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
