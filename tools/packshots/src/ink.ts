import { type Anchor, type Face, fitLines, outline } from './lettering.ts';

export type Area = { x: number; y: number; w: number; h: number };

/** One run of letters as a filled path. */
export function words(
  face: Face,
  text: string,
  place: { x: number; y: number; size: number; anchor?: Anchor; tracking?: number },
  fill: string,
): string {
  return text === '' ? '' : `<path d="${outline(face, text, place)}" fill="${fill}"/>`;
}

type NameStyle = {
  face: Face;
  fill: string;
  /** Colour of the last line, where it differs. */
  last?: string;
  area: Area;
  anchor?: Anchor;
  maxLines?: number;
  size?: number;
  leading?: number;
  tracking?: number;
  /** Where the block stands in its area. */
  valign?: 'top' | 'middle' | 'bottom';
};

/** The product's name, as large as its area allows. */
export function nameBlock(name: string, style: NameStyle): string {
  const { face, area, anchor = 'start', maxLines = 3, leading = 1, tracking = 0 } = style;
  const limits = { maxLines, size: style.size ?? 400, height: area.h, leading, tracking };
  const { lines, size } = fitLines(face, name, area.w, limits);
  const x = anchor === 'middle' ? area.x + area.w / 2 : anchor === 'end' ? area.x + area.w : area.x;
  const height = size * (0.74 + (lines.length - 1) * leading);
  const room = area.h - height;
  const top =
    area.y + (style.valign === 'bottom' ? room : style.valign === 'middle' ? room / 2 : 0);
  return lines
    .map((line, i) => {
      const isLast = i === lines.length - 1 && lines.length > 1;
      const y = top + size * (0.74 + i * leading);
      const fill = isLast ? (style.last ?? style.fill) : style.fill;
      return words(face, line, { x, y, size, anchor, tracking }, fill);
    })
    .join('');
}

export const rect = (area: Area, fill: string, rest = '') =>
  `<rect x="${r(area.x)}" y="${r(area.y)}" width="${r(area.w)}" height="${r(area.h)}" fill="${fill}"${rest}/>`;

/** Coordinates to a tenth: finer than any pixel of the picture. */
export const r = (n: number) => Math.round(n * 10) / 10;

/** Same seed, same picture. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
