import { nameBlock, r, rect, words } from '../ink.ts';
import { ridgeBand } from '../ornaments.ts';
import { type Label, share, unit } from './label.ts';
import { brightness } from './stripLabel.ts';

/** Loud labels: gyms, masses, pre-workouts. */

export const massiccio: Label = (a, { name, size, note, look }) => {
  const u = unit(a);
  // Black on a brown or a deep red cannot be read.
  const onBand = brightness(look.accent) > 112 ? '#141416' : '#ffffff';
  return (
    ridgeBand(a, look.accent) +
    words(
      'anton',
      'MASSICCIO',
      { x: a.x + a.w / 2, y: a.y + u * 0.08, size: u * 0.078, anchor: 'middle', tracking: 0.16 },
      look.ink,
    ) +
    nameBlock(name.toUpperCase(), {
      face: 'anton',
      fill: look.ink,
      last: look.accent,
      anchor: 'middle',
      area: share(a, 0, 0.16, 1, 0.54),
      size: u * 0.36,
      leading: 1.02,
      valign: 'middle',
    }) +
    words(
      'condensedBold',
      note.toUpperCase(),
      { x: a.x, y: a.y + a.h * 0.97, size: u * 0.085 },
      onBand,
    ) +
    words(
      'anton',
      size,
      { x: a.x + a.w, y: a.y + a.h * 0.97, size: u * 0.085, anchor: 'end' },
      onBand,
    )
  );
};

export const nordend: Label = (a, { name, size, note, look }) => {
  const u = unit(a);
  const left = share(a, 0.19, 0, 0.81, 1);
  return (
    rect({ x: a.x - a.w * 0.03, y: a.y - a.h, w: a.w * 0.13, h: a.h * 3 }, look.accent) +
    words(
      'condensedBold',
      'NORDEND',
      { x: left.x, y: a.y + u * 0.095, size: u * 0.115, tracking: 0.1 },
      look.ink,
    ) +
    nameBlock(name, {
      face: 'condensedBold',
      fill: look.ink,
      area: share(left, 0, 0.24, 1, 0.5),
      size: u * 0.33,
      leading: 0.88,
      tracking: -0.01,
      valign: 'middle',
    }) +
    words('condensed', note, { x: left.x, y: a.y + a.h * 0.86, size: u * 0.085 }, look.ink) +
    words('condensedBold', size, { x: left.x, y: a.y + a.h * 0.98, size: u * 0.1 }, look.ink)
  );
};

export const tuono: Label = (a, { name, size, note, look }) => {
  const u = unit(a);
  const bolt = `M${r(a.x + a.w * 0.72)} ${r(a.y - a.h * 0.4)}h${r(a.w * 1.2)}v${r(a.h * 2)}h${r(-a.w * 1.42)}l${r(a.w * 0.34)} ${r(-a.h * 1.05)}h${r(-a.w * 0.24)}z`;
  return (
    `<path d="${bolt}" fill="${look.accent}"/>` +
    words(
      'condensedBold',
      'TUONO BREVE',
      { x: a.x, y: a.y + u * 0.08, size: u * 0.082, tracking: 0.08 },
      look.ink,
    ) +
    `<g transform="translate(${r(a.x)} ${r(a.y + a.h * 0.82)}) skewX(-9) translate(${r(-a.x)} ${r(-a.y - a.h * 0.82)})">${nameBlock(name.toUpperCase(), { face: 'anton', fill: look.ink, area: share(a, 0, 0.3, 0.94, 0.52), size: u * 0.3, leading: 1.04, valign: 'bottom' })}</g>` +
    words(
      'condensed',
      [note, size].filter(Boolean).join('  /  '),
      { x: a.x, y: a.y + a.h * 0.96, size: u * 0.076 },
      look.ink,
    )
  );
};

export const gradino: Label = (a, { look }) => {
  const u = unit(a);
  const step = u * 0.1;
  return (
    `<path d="M${r(a.x)} ${r(a.y + a.h * 0.6)}h${r(step)}v${r(-step)}h${r(step)}v${r(-step)}h${r(step)}" fill="none" stroke="${look.accent}" stroke-width="${r(u * 0.045)}"/>` +
    words(
      'condensedBold',
      'GRADINO',
      { x: a.x + step * 3.6, y: a.y + a.h * 0.6 + u * 0.02, size: u * 0.2, tracking: 0.05 },
      look.ink,
    )
  );
};
