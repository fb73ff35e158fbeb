import type { Face } from '../lettering.ts';
import { type Area, nameBlock, r, words } from '../ink.ts';
import type { Artwork } from '../artwork.ts';

/** How a brand speaks where there is only room for a word: sides of boxes, bars, sticks, cloth. */
type Voice = { word: string; face: Face; tracking: number; name?: Face; isLoud?: true };

const voices: Record<string, Voice> = {
  'vetta-nutrition': { word: 'VETTA NUTRITION', face: 'archivo', tracking: 0.06 },
  massiccio: { word: 'MASSICCIO', face: 'anton', tracking: 0.12, isLoud: true },
  salitella: { word: 'salitella', face: 'soraBold', tracking: -0.045 },
  'erbario-quieto': { word: 'ERBARIO QUIETO', face: 'instrument', tracking: 0.2, name: 'fraunces' },
  serac: { word: 'SERAC', face: 'archivoLight', tracking: 0.3, name: 'archivo' },
  nordend: { word: 'NORDEND', face: 'condensedBold', tracking: 0.1 },
  'alpe-lab': { word: 'alpe lab', face: 'instrument', tracking: 0.04 },
  catenanove: { word: 'catena 9', face: 'sora', tracking: -0.02, name: 'soraBold' },
  'tuono-breve': {
    word: 'TUONO BREVE',
    face: 'condensedBold',
    tracking: 0.08,
    name: 'anton',
    isLoud: true,
  },
  'dispensa-nove': { word: 'Dispensa Nove', face: 'frauncesBold', tracking: -0.01 },
  brinalia: { word: 'brinalia', face: 'archivoLight', tracking: 0.02, name: 'archivo' },
  'officine-dora': { word: 'Officine Dora', face: 'instrument', tracking: -0.01 },
  quartamarea: { word: 'quartamarea', face: 'frauncesItalic', tracking: -0.01, name: 'fraunces' },
  'bivacco-tre': { word: 'BIVACCO TRE', face: 'condensedBold', tracking: 0.14, isLoud: true },
  rosanivale: { word: 'Rosanivale', face: 'frauncesItalic', tracking: 0, name: 'fraunces' },
  gradino: { word: 'GRADINO', face: 'condensedBold', tracking: 0.05 },
};

/** Brand and name, note and size, or the brand's sign alone, readable on `ground`. */
export function stripLabel(
  { print, brand }: Artwork,
  area: Area,
  ground: string,
  kind: 'name' | 'note' | 'sign' = 'name',
): string {
  const voice = voices[brand];
  if (!voice) throw new Error(`no voice for brand ${brand}`);
  const ink = isPale(ground) ? (isPale(print.look.ink) ? '#15191b' : print.look.ink) : '#ffffff';
  const face = voice.name ?? voice.face;
  const loud = (text: string) => (voice.isLoud ? text.toUpperCase() : text);
  if (kind === 'sign') {
    return nameBlock(voice.word, {
      face: voice.face,
      fill: print.look.ink,
      area,
      anchor: 'middle',
      maxLines: 1,
      valign: 'middle',
      tracking: voice.tracking,
    });
  }
  if (kind === 'note') {
    const upper = { ...area, h: area.h * 0.6 };
    return (
      nameBlock(loud(print.note), {
        face,
        fill: ink,
        area: upper,
        anchor: 'end',
        size: area.h * 0.3,
        leading: 1,
        tracking: -0.01,
      }) +
      words(
        face,
        print.size,
        { x: area.x + area.w, y: area.y + area.h, size: area.h * 0.17, anchor: 'end' },
        ink,
      )
    );
  }
  const small = Math.min(area.h * 0.17, area.w * 0.085);
  return (
    words(
      voice.face,
      voice.word,
      { x: area.x, y: r(area.y + small * 0.8), size: small, tracking: voice.tracking },
      ink,
    ) +
    nameBlock(loud(print.name), {
      face,
      fill: ink,
      area: { ...area, y: area.y + area.h * 0.27, h: area.h * 0.73 },
      maxLines: 2,
      leading: 1.02,
      tracking: voice.isLoud ? 0 : -0.025,
      valign: 'middle',
    })
  );
}

/** Whether dark letters stand on the colour better than light ones. */
export const isPale = (colour: string) => brightness(colour) > 150;

/** How bright a colour looks, 0 to 255. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
