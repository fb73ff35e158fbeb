import sharp from 'sharp';
import { svg } from './composeScene.ts';
import { isPlain } from './plainPack.ts';
import { height, part, type Rows, shelves, stage, width } from './shopRooms.ts';

type Box = { left: number; top: number; width: number; height: number };

/** A rendered front and its openings: the windows show shelves, the door a dim room. */
export type Building = {
  stage: 'front' | 'chalet';
  windows: readonly Box[];
  door: Box;
  /** The board that carries the shop's name. */
  sign: Box;
  /** Side of the picture of the shelves, and its part that the first window shows. */
  shelves: { side: number; left: number; top: number };
};

/** Turin: a flat roof, one wide window, the door at its right. */
export const flatRoof: Building = {
  stage: 'front',
  windows: [{ left: 140, top: 262, width: 600, height: 470 }],
  door: { left: 800, top: 268, width: 250, height: 552 },
  sign: { left: 137, top: 150, width: 926, height: 107 },
  shelves: { side: 640, left: 20, top: 150 },
};

/** Aosta: a gable of timber on stone, a window at each side of the door. */
export const chalet: Building = {
  stage: 'chalet',
  windows: [
    { left: 110, top: 394, width: 356, height: 322 },
    { left: 734, top: 394, width: 356, height: 322 },
  ],
  door: { left: 494, top: 394, width: 212, height: 330 },
  sign: { left: 338, top: 280, width: 526, height: 84 },
  shelves: { side: 600, left: 20, top: 178 },
};

/** The land and the light of a place. */
export type Place = { land: string; sky: readonly [string, string]; haze: string };

/** The front of a shop: its shelves behind the glass. Near it fills the picture; else the land of the place is seen. */
export async function shopFront(
  building: Building,
  rows: Rows,
  tint: string,
  place: Place,
  distance: 'near' | 'far' = 'far',
): Promise<Buffer> {
  const house = await filled(building, rows, tint);
  const { sky } = place;
  const back = svg(
    width,
    height,
    `<defs><linearGradient id="k" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#k)"/>`,
  );
  if (distance === 'near')
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
      { input: await hazyLand(place), left: 0, top: height - 700 - 20 },
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

async function filled(building: Building, rows: Rows, tint: string): Promise<Buffer> {
  const { side, left, top } = building.shelves;
  const inside = await sharp(await shelves(rows, tint))
    .resize(side, side)
    .modulate({ brightness: 0.96 })
    .png()
    .toBuffer();
  const layers = await Promise.all(
    building.windows.map(async (box, place) => {
      // The second window goes on where the first one ended, as far as the picture reaches.
      const from = Math.min(left + place * box.width, side - box.width);
      const seen = { left: from, top, width: box.width, height: box.height };
      return {
        input: await sharp(inside).extract(seen).png().toBuffer(),
        left: box.left,
        top: box.top,
      };
    }),
  );
  return sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([
      ...layers,
      { input: dimRoom(building.door) },
      { input: reflections([...building.windows, building.door]) },
      {
        input: await part(await sharp(stage(building.stage)).png().toBuffer(), 1200 - height),
      },
      ...(isPlain ? [{ input: plainSign(building.sign) }] : []),
    ])
    .png()
    .toBuffer();
}

/** Covers the name that the rendered front carries. */
const plainSign = ({ left, top, width: wide, height: tall }: Box): Buffer =>
  svg(
    width,
    height,
    `<defs><linearGradient id="s"><stop offset="0" stop-color="#43474a"/><stop offset=".4" stop-color="#2b2f30"/><stop offset="1" stop-color="#25292a"/></linearGradient></defs><rect x="${left}" y="${top}" width="${wide}" height="${tall}" fill="url(#s)"/>`,
  );

/** Behind the door. It carries no sign: whether a shop is open is said by its hours. */
function dimRoom({ left, top, width: wide, height: tall }: Box): Buffer {
  const area = `x="${left}" y="${top}" width="${wide}" height="${tall}"`;
  return svg(
    width,
    height,
    `<rect ${area} fill="#3c3a35"/><rect ${area} fill="#efe6d2" opacity=".5"/>`,
  );
}

/** Light that lies aslant on each pane. */
function reflections(panes: readonly Box[]): Buffer {
  const paths = panes.map(({ left, top, width: wide, height: tall }) => {
    const [high, low] = [top + 6, top + tall * 0.62];
    return `<path d="M${left + 8} ${high}h${wide * 0.3}L${left + 8} ${low}z" opacity=".14"/><path d="M${left + wide * 0.55} ${high}h${wide * 0.18}L${left + wide * 0.27} ${top + tall}h-${wide * 0.18}z" opacity=".07"/>`;
  });
  return svg(width, height, `<g fill="#fff">${paths.join('')}</g>`);
}

async function hazyLand({ land, haze }: Place): Promise<Buffer> {
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
  return sharp(range)
    .composite([{ input: veil, blend: 'atop' }])
    .png()
    .toBuffer();
}
