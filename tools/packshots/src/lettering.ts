import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** The voices of the labels. Letters are drawn as outlines: what rasterises them need not know a font. */
const faces = {
  anton: require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff'),
  archivo: require.resolve('@fontsource/archivo/files/archivo-latin-600-normal.woff'),
  archivoBlack: require.resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff'),
  archivoLight: require.resolve('@fontsource/archivo/files/archivo-latin-300-normal.woff'),
  condensed:
    require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff'),
  condensedBold:
    require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff'),
  fraunces: require.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff'),
  frauncesBold: require.resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff'),
  frauncesItalic: require.resolve('@fontsource/fraunces/files/fraunces-latin-300-italic.woff'),
  sora: require.resolve('@fontsource/sora/files/sora-latin-400-normal.woff'),
  soraBold: require.resolve('@fontsource/sora/files/sora-latin-800-normal.woff'),
  instrument:
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
};
export type Face = keyof typeof faces;

const opened = new Map<Face, Font>();

function open(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = openSync(faces[face]);
  if (!('layout' in font)) throw new Error(`${faces[face]} is a collection`);
  opened.set(face, font);
  return font;
}

/** Width in picture units. `tracking` is a share of the size. */
export function measure(face: Face, text: string, size: number, tracking = 0): number {
  const font = open(face);
  return (font.layout(text).advanceWidth / font.unitsPerEm + tracking * text.length) * size;
}

type Placement = { x: number; y: number; size: number; anchor?: Anchor; tracking?: number };
export type Anchor = 'start' | 'middle' | 'end';

/** The text as path data; `y` is the baseline. */
export function outline(face: Face, text: string, place: Placement): string {
  const { size, anchor = 'start', tracking = 0 } = place;
  const font = open(face);
  const scale = size / font.unitsPerEm;
  const width = measure(face, text, size, tracking) - tracking * size;
  let pen = place.x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  let data = '';
  const run = font.layout(text);
  for (const [index, glyph] of run.glyphs.entries()) {
    data += glyph.path.scale(scale, -scale).translate(pen, place.y).toSVG();
    pen += (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
  }
  return data;
}

/** Breaks a name into at most `maxLines` lines and finds the largest size at which they fit. */
export function fitLines(
  face: Face,
  name: string,
  width: number,
  limits: { maxLines: number; size: number; height: number; leading: number; tracking?: number },
): { lines: string[]; size: number } {
  let best = { lines: [name], size: 0 };
  for (const lines of breakings(name.split(' '), limits.maxLines)) {
    const widest = Math.max(...lines.map((line) => measure(face, line, 1, limits.tracking)));
    const size = Math.min(
      limits.size,
      width / widest,
      limits.height / (1 + (lines.length - 1) * limits.leading),
    );
    if (size > best.size * 1.02) best = { lines, size };
  }
  return { lines: best.lines, size: Math.floor(best.size) };
}

function breakings(words: string[], maxLines: number): string[][] {
  if (maxLines === 1 || words.length === 1) return [[words.join(' ')]];
  const all: string[][] = [[words.join(' ')]];
  for (let i = 1; i < words.length; i += 1) {
    for (const rest of breakings(words.slice(i), maxLines - 1)) {
      all.push([words.slice(0, i).join(' '), ...rest]);
    }
  }
  return all;
}
