import { type Area, rect } from './ink.ts';
import type { Print } from './labels/label.ts';
import { labels } from './labels/labels.ts';
import { type SmallPrint, smallPrint } from './labels/smallPrint.ts';
import { stripLabel } from './labels/stripLabel.ts';

/** One printed surface: SVG text and its size in pixels, `pixelsPerUnit` to a scene unit. */
export type Panel = { width: number; height: number; svg: string };
export type Panels = { main: Panel } & Partial<Record<'side' | 'top' | 'stick', Panel>>;
export type Artwork = { print: Print; brand: string; small: SmallPrint };

export const pixelsPerUnit = 600;

/** Turned packs: radius and height of the label (and its room above, a share), as `SHELLS` in `blender/packs.py` has them. */
const shells = {
  tub: [0.93, 1.72],
  smallTub: [0.8, 1.22],
  bottle: [0.56, 1.02],
  wideBottle: [0.72, 1.06],
  flask: [0.54, 1.26],
  dropper: [0.36, 0.62],
  jar: [0.66, 0.72],
  can: [0.43, 1.86, 0.16],
  stick: [0.3, 1],
} as const;

/** Flat ones: width and height of the sheet, and where the label stands in it (x, y, w, h in shares). */
const flats = {
  pouch: [1.95, 2.72, [0.17, 0.2, 0.66, 0.64]],
  smallPouch: [1.95, 2.34, [0.17, 0.22, 0.66, 0.6]],
  gel: [1.08, 2.25, [0.16, 0.15, 0.68, 0.74]],
  sachet: [1.3, 1.75, [0.17, 0.17, 0.66, 0.66]],
} as const;

/** Boxes: width, depth and height. */
const boxes = {
  carton: [1.35, 0.5, 2],
  sachets: [1.95, 1, 1.3],
  barBox: [2.1, 1.05, 0.86],
  shippingBox: [2, 1.4, 1.35],
} as const;

type Painter = (art: Artwork) => Panels;

const turned = ([radius, height, above = 0.07]: readonly [number, number, number?]): Painter => {
  return (art) => {
    const canvas = units(2 * Math.PI * radius, height);
    const front = centred(canvas, radius * 1.42 * pixelsPerUnit, above, above * 0.8);
    const column = Math.min(340, front.w * 0.5);
    const beside = (x: number) => ({ ...front, x, w: column });
    const left = smallPrint(
      art.small.left,
      beside(front.x - front.w * 0.15 - column),
      art.print.look,
    );
    const right = smallPrint(art.small.right, beside(front.x + front.w * 1.15), art.print.look);
    return { main: panel(canvas, ground(canvas, art) + labelled(art, front) + left + right) };
  };
};

const flat =
  ([width, height, [x, y, w, h]]: readonly [
    number,
    number,
    readonly [number, number, number, number],
  ]): Painter =>
  (art) => {
    const canvas = units(width, height);
    const area = { x: x * canvas.w, y: y * canvas.h, w: w * canvas.w, h: h * canvas.h };
    return { main: panel(canvas, ground(canvas, art) + labelled(art, area)) };
  };

const boxed =
  ([width, depth, height]: readonly [number, number, number], isPlain = false): Painter =>
  (art) => {
    const [front, flank, lid] = [units(width, height), units(depth, height), units(width, depth)];
    const { look } = art.print;
    const sideGround = isPlain ? look.body : look.accent;
    const standing = flank.h > flank.w * 1.4;
    const flankArea = standing
      ? { x: 0, y: 0, w: flank.h * 0.8, h: flank.w * 0.6 }
      : inset(flank, 0.12, 0.32);
    const flankText = stripLabel(art, flankArea, sideGround);
    const turnedText = standing
      ? `<g transform="translate(${flank.w * 0.2} ${flank.h * 0.9}) rotate(-90)">${flankText}</g>`
      : flankText;
    return {
      main: panel(front, ground(front, art) + labelled(art, inset(front, 0.09, 0.075))),
      side: panel(flank, rect(flank, sideGround) + turnedText),
      top: panel(lid, rect(lid, sideGround) + stripLabel(art, inset(lid, 0.12, 0.3), sideGround)),
    };
  };

/** A single dose: a strip of the brand's body colour above, the flavour's below, the name along it. */
const stick = (art: Artwork): Panel => {
  const canvas = units(0.36, 1.6);
  const { look } = art.print;
  const along = { x: 0, y: 0, w: canvas.h * 0.56, h: canvas.w * 0.56 };
  return panel(
    canvas,
    rect(canvas, look.body) +
      rect({ ...canvas, y: canvas.h * 0.26, h: canvas.h }, look.accent) +
      `<g transform="translate(${canvas.w * 0.22} ${canvas.h * 0.88}) rotate(-90)">${stripLabel(art, along, look.accent)}</g>`,
  );
};

const bar: Painter = (art) => {
  const canvas = units(2.95, 0.95);
  const { look } = art.print;
  const split = canvas.w * 0.64;
  const flash = `<path d="M${split - canvas.w * 0.03} ${canvas.h}L${split + canvas.w * 0.04} 0H${canvas.w}V${canvas.h}z" fill="${look.accent}"/>`;
  const left = { x: canvas.w * 0.125, y: canvas.h * 0.25, w: canvas.w * 0.475, h: canvas.h * 0.53 };
  const right = { x: canvas.w * 0.7, y: canvas.h * 0.29, w: canvas.w * 0.2, h: canvas.h * 0.47 };
  return {
    main: panel(
      canvas,
      rect(canvas, look.body) +
        flash +
        stripLabel(art, left, look.body) +
        stripLabel(art, right, look.accent, 'note'),
    ),
  };
};

const tube: Painter = (art) => {
  const radius = 0.5 * pixelsPerUnit;
  const canvas = { x: 0, y: 0, w: 2 * Math.PI * radius, h: 1.86 * pixelsPerUnit };
  const area = centred(canvas, 0.8 * pixelsPerUnit, 0.1, 0.06);
  const foot = rect({ ...canvas, y: canvas.h * 0.97, h: canvas.h * 0.03 }, art.print.look.accent);
  const bare = {
    ...art,
    print: { ...art.print, look: { ...art.print.look, paper: art.print.look.body } },
  };
  return { main: panel(canvas, ground(canvas, art) + labelled(bare, area) + foot) };
};

/** A print on cloth, leather or steel: the brand's sign alone, nothing around it. */
const sign =
  (width: number, height: number): Painter =>
  (art) => {
    const canvas = units(width, height);
    return { main: panel(canvas, stripLabel(art, canvas, art.print.look.body, 'sign')) };
  };

export const painters = {
  ...mapped(shells, turned),
  ...mapped(flats, flat),
  carton: boxed(boxes.carton),
  sachets: (art) => ({ ...boxed(boxes.sachets)(art), stick: stick(art) }),
  barBox: (art) => ({ ...boxed(boxes.barBox)(art), stick: stick(art) }),
  shippingBox: boxed(boxes.shippingBox, true),
  bar,
  tube,
  shaker: sign(1.6, 1.1),
  tee: sign(1.3, 0.9),
  hoodie: sign(1.2, 0.5),
  shorts: sign(0.9, 0.4),
  gloves: sign(0.9, 0.3),
  towel: sign(1.0, 0.3),
  cap: sign(0.9, 0.3),
  belt: sign(2.2, 0.8),
  bands: sign(1.6, 0.3),
  kettlebell: sign(1.2, 0.8),
  steelBottle: sign(0.8, 0.6),
} satisfies Record<string, Painter>;
export type FormName = keyof typeof painters;

function mapped<K extends string, T>(
  table: Record<K, T>,
  painter: (entry: T) => Painter,
): Record<K, Painter> {
  // Object.entries widens the keys; they are those of the table.
  return Object.fromEntries(
    Object.entries<T>(table).map(([form, entry]) => [form, painter(entry)]),
  ) as Record<K, Painter>;
}

const inset = (a: Area, x: number, y: number): Area => ({
  x: a.w * x,
  y: a.h * y,
  w: a.w * (1 - 2 * x),
  h: a.h * (1 - 2 * y),
});

const units = (width: number, height: number): Area => ({
  x: 0,
  y: 0,
  w: width * pixelsPerUnit,
  h: height * pixelsPerUnit,
});

const centred = (canvas: Area, width: number, above: number, below: number): Area => ({
  x: (canvas.w - width) / 2,
  y: canvas.h * above,
  w: width,
  h: canvas.h * (1 - above - below),
});

const ground = (canvas: Area, { print }: Artwork) => rect(canvas, print.look.body);

function labelled({ print, brand }: Artwork, area: Area): string {
  const label = labels[brand];
  if (!label) throw new Error(`no label system for brand ${brand}`);
  return label(area, print);
}

function panel({ w, h }: Area, inner: string): Panel {
  const [width, height] = [Math.round(w), Math.round(h)];
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`,
  };
}
