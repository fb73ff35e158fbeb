import { nameBlock, rect, words } from '../ink.ts';
import { gingham, petals, sprig } from '../ornaments.ts';
import { type Label, share, unit } from './label.ts';

/** Paper labels: herbs, petals, the pantry. */

export const erbario: Label = (a, { name, size, note, seed, look }) => {
  const u = Math.min(a.w, a.h * 0.78);
  const paper = share(a, -0.02, -0.02, 1.04, 1.04);
  const ink = '#2b2a24';
  return (
    rect(paper, '#f3ecdf') +
    words(
      'instrument',
      'ERBARIO QUIETO',
      { x: a.x + a.w / 2, y: a.y + u * 0.1, size: u * 0.052, anchor: 'middle', tracking: 0.22 },
      ink,
    ) +
    rect({ x: a.x + a.w * 0.06, y: a.y + u * 0.14, w: a.w * 0.88, h: u * 0.006 }, ink) +
    words(
      'fraunces',
      size,
      { x: a.x + a.w * 0.94, y: a.y + u * 0.215, size: u * 0.05, anchor: 'end' },
      ink,
    ) +
    sprig(share(a, 0.3, 0.19, 0.4, 0.36), look.accent, seed) +
    nameBlock(name, {
      face: 'fraunces',
      fill: ink,
      anchor: 'middle',
      area: share(a, 0.06, 0.6, 0.88, 0.22),
      size: u * 0.135,
      leading: 1.04,
      tracking: -0.015,
      valign: 'middle',
    }) +
    rect({ x: a.x + a.w * 0.06, y: a.y + a.h * 0.87, w: a.w * 0.88, h: u * 0.006 }, ink) +
    words(
      'frauncesItalic',
      note,
      { x: a.x + a.w / 2, y: a.y + a.h * 0.95, size: u * 0.06, anchor: 'middle' },
      look.accent,
    )
  );
};

export const rosanivale: Label = (a, { name, size, note, look }) => {
  const u = unit(a);
  return (
    petals(a.x + a.w / 2, a.y + a.h * 0.32, Math.min(a.w * 0.34, a.h * 0.24), look.accent) +
    words(
      'frauncesItalic',
      'Rosanivale',
      { x: a.x + a.w / 2, y: a.y + u * 0.08, size: u * 0.1, anchor: 'middle' },
      look.ink,
    ) +
    nameBlock(name, {
      face: 'fraunces',
      fill: look.ink,
      anchor: 'middle',
      area: share(a, 0, 0.6, 1, 0.26),
      size: u * 0.16,
      leading: 1.03,
      tracking: -0.02,
      valign: 'middle',
    }) +
    words(
      'instrument',
      [note, size].filter(Boolean).join(' · '),
      { x: a.x + a.w / 2, y: a.y + a.h * 0.97, size: u * 0.056, anchor: 'middle' },
      look.ink,
    )
  );
};

export const dispensa: Label = (a, { name, size, note, look }) => {
  const u = unit(a);
  return (
    rect(share(a, -4, -1, 9, 3), '#fbf6ea') +
    gingham(share(a, -4, -0.04, 9, 0.13), look.accent) +
    words(
      'frauncesBold',
      'Dispensa Nove',
      { x: a.x + a.w / 2, y: a.y + a.h * 0.22, size: u * 0.088, anchor: 'middle' },
      look.accent,
    ) +
    nameBlock(name, {
      face: 'frauncesBold',
      fill: '#2c2018',
      anchor: 'middle',
      area: share(a, 0, 0.29, 1, 0.46),
      size: u * 0.21,
      leading: 1,
      tracking: -0.02,
      valign: 'middle',
    }) +
    words(
      'frauncesItalic',
      [note, size].filter(Boolean).join(' · '),
      { x: a.x + a.w / 2, y: a.y + a.h * 0.88, size: u * 0.068, anchor: 'middle' },
      '#2c2018',
    )
  );
};
