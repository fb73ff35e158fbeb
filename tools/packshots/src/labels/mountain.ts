import { nameBlock, r, rect, words } from '../ink.ts';
import { measure } from '../lettering.ts';
import { barcodeRidge, contours, facets } from '../ornaments.ts';
import { type Label, share, unit } from './label.ts';
import { isPale } from './stripLabel.ts';

/** Labels that speak of altitude: the house, the runners, the ice, the hut. */

export const vetta: Label = (a, { name, size, note, seed, look }) => {
  const u = unit(a);
  return (
    barcodeRidge(share(a, 0, 0.66, 1, 0.55), look.accent, seed) +
    words(
      'archivo',
      'VETTA NUTRITION',
      { x: a.x, y: a.y + u * 0.07, size: u * 0.062, tracking: 0.06 },
      look.ink,
    ) +
    nameBlock(name, {
      face: 'archivo',
      fill: look.ink,
      area: share(a, 0, 0.17, 1, 0.36),
      size: u * 0.25,
      leading: 0.98,
      tracking: -0.015,
    }) +
    words(
      'archivo',
      [note, size].filter(Boolean).join(' · '),
      { x: a.x, y: a.y + a.h * 0.6, size: u * 0.058 },
      look.ink,
    )
  );
};

export const salitella: Label = (a, { name, size, note, seed, look }) => {
  const u = unit(a);
  const sun = Math.min(a.h * 0.21, a.w * 0.27);
  const [x, y] = [a.x + a.w * 0.66, a.y + a.h * 0.36];
  const pill = { h: u * 0.105, text: u * 0.056 };
  const foot = a.y + a.h * 0.97;
  const disc = `<circle cx="${r(x)}" cy="${r(y)}" r="${r(sun)}"`;
  return (
    `<defs><linearGradient id="sun" x2="0" y2="1"><stop offset="0" stop-color="${look.glow ?? look.accent}"/><stop offset="1" stop-color="${look.accent}"/></linearGradient><clipPath id="disc">${disc}/></clipPath></defs>` +
    contours(a, look.accent, seed) +
    `${disc} fill="url(#sun)"/><g clip-path="url(#disc)">${contours(a, '#ffffff', seed)}</g>` +
    words(
      'soraBold',
      'salitella',
      { x: a.x, y: a.y + u * 0.08, size: u * 0.1, tracking: -0.045 },
      look.ink,
    ) +
    (look.quota ? ['quota', look.quota] : [])
      .map((text, line) =>
        words(
          'sora',
          text,
          { x: a.x + a.w, y: a.y + u * (0.045 + 0.06 * line), size: u * 0.048, anchor: 'end' },
          look.ink,
        ),
      )
      .join('') +
    nameBlock(name, {
      face: 'soraBold',
      fill: look.ink,
      area: {
        x: a.x,
        y: a.y + a.h * 0.36,
        w: a.w * 0.62,
        h: foot - a.y - a.h * 0.36 - pill.h * 1.6,
      },
      size: u * 0.18,
      leading: 0.98,
      tracking: -0.05,
      valign: 'bottom',
    }) +
    (note === ''
      ? ''
      : rect(
          {
            x: a.x,
            y: foot - pill.h,
            w: measure('sora', note, pill.text) + pill.h,
            h: pill.h,
          },
          look.accent,
          ` rx="${r(pill.h / 2)}"`,
        ) +
        words(
          'sora',
          note,
          { x: a.x + pill.h / 2, y: foot - pill.h * 0.31, size: pill.text },
          isPale(look.accent) ? look.ink : '#ffffff',
        )) +
    words(
      'soraBold',
      size,
      { x: a.x + a.w, y: foot - pill.h * 0.31, size: u * 0.056, anchor: 'end' },
      look.ink,
    )
  );
};

export const serac: Label = (a, { name, size, note, seed, look }) => {
  const u = unit(a);
  return (
    facets(a, look.accent, seed) +
    words(
      'archivoLight',
      'SERAC',
      { x: a.x, y: a.y + u * 0.1, size: u * 0.115, tracking: 0.34 },
      look.ink,
    ) +
    nameBlock(name, {
      face: 'archivo',
      fill: look.ink,
      area: share(a, 0, 0.46, 0.96, 0.36),
      size: u * 0.21,
      leading: 1,
      tracking: -0.01,
      valign: 'bottom',
    }) +
    rect({ x: a.x, y: a.y + a.h * 0.86, w: a.w, h: u * 0.008 }, look.ink) +
    words('archivoLight', note, { x: a.x, y: a.y + a.h * 0.955, size: u * 0.068 }, look.ink) +
    words(
      'archivo',
      size,
      { x: a.x + a.w, y: a.y + a.h * 0.955, size: u * 0.068, anchor: 'end' },
      look.ink,
    )
  );
};

export const bivacco: Label = (a, { name, size, note, look }) => {
  const u = unit(a);
  const tent = Math.min(a.w * 0.34, a.h * 0.2);
  const [x, y] = [a.x + a.w / 2, a.y + a.h * 0.4];
  return (
    `<path d="M${r(x)} ${r(y - tent)}l${r(tent)} ${r(tent)}h${r(-2 * tent)}zM${r(x)} ${r(y - tent * 0.5)}l${r(-tent * 0.28)} ${r(tent * 0.5)}h${r(tent * 0.56)}z" fill="${look.accent}" fill-rule="evenodd"/>` +
    words(
      'condensedBold',
      'BIVACCO TRE',
      { x, y: a.y + u * 0.1, size: u * 0.115, anchor: 'middle', tracking: 0.14 },
      look.ink,
    ) +
    nameBlock(name.toUpperCase(), {
      face: 'condensedBold',
      fill: look.ink,
      anchor: 'middle',
      area: share(a, 0, 0.47, 1, 0.38),
      size: u * 0.24,
      leading: 0.92,
      valign: 'middle',
    }) +
    words(
      'condensed',
      [note, size].filter(Boolean).join(' — '),
      { x, y: a.y + a.h * 0.97, size: u * 0.078, anchor: 'middle' },
      look.ink,
    )
  );
};
