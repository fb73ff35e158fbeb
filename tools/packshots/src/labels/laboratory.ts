import { nameBlock, r, rect, words } from '../ink.ts';
import { molecule } from '../ornaments.ts';
import { type Label, share, unit } from './label.ts';

/** Pharmacy and laboratory labels. */

export const alpeLab: Label = (a, { name, size, note, look }) => {
  const u = unit(a);
  const disc = Math.min(a.w * 0.3, a.h * 0.21);
  const initials = name.slice(0, 2);
  return (
    `<circle cx="${r(a.x + a.w / 2)}" cy="${r(a.y + a.h * 0.31)}" r="${r(disc)}" fill="${look.accent}"/>` +
    words(
      'instrument',
      initials,
      { x: a.x + a.w / 2, y: a.y + a.h * 0.31 + disc * 0.3, size: disc * 0.95, anchor: 'middle' },
      look.body,
    ) +
    words(
      'instrument',
      'alpe lab',
      { x: a.x + a.w / 2, y: a.y + u * 0.06, size: u * 0.07, anchor: 'middle', tracking: 0.04 },
      look.ink,
    ) +
    nameBlock(name, {
      face: 'instrument',
      fill: look.ink,
      anchor: 'middle',
      area: share(a, 0, 0.59, 1, 0.27),
      size: u * 0.16,
      leading: 1.02,
      tracking: -0.02,
      valign: 'middle',
    }) +
    words(
      'instrument',
      [note, size].filter(Boolean).join(', '),
      { x: a.x + a.w / 2, y: a.y + a.h * 0.97, size: u * 0.062, anchor: 'middle' },
      look.ink,
    )
  );
};

export const catenanove: Label = (a, { name, size, note, look }) => {
  const u = unit(a);
  return (
    molecule(share(a, 0, 0.13, 1, 0.3), look.accent) +
    words(
      'sora',
      'catena',
      { x: a.x, y: a.y + u * 0.07, size: u * 0.08, tracking: -0.02 },
      look.ink,
    ) +
    words('soraBold', '9', { x: a.x + u * 0.31, y: a.y + u * 0.07, size: u * 0.08 }, look.accent) +
    nameBlock(name, {
      face: 'soraBold',
      fill: look.ink,
      area: share(a, 0, 0.5, 1, 0.34),
      size: u * 0.17,
      leading: 1,
      tracking: -0.04,
      valign: 'middle',
    }) +
    words('sora', note, { x: a.x, y: a.y + a.h * 0.97, size: u * 0.056 }, look.ink) +
    words(
      'soraBold',
      size,
      { x: a.x + a.w, y: a.y + a.h * 0.97, size: u * 0.056, anchor: 'end' },
      look.ink,
    )
  );
};

export const dora: Label = (a, { name, size, note, look }) => {
  const u = unit(a);
  return (
    rect(share(a, -4, -1, 9, 1.26), look.accent) +
    `<path d="M${r(a.x - a.w * 1.75)} ${r(a.y + a.h * 0.26)}q${r(a.w * 0.35)} ${r(-u * 0.12)} ${r(a.w * 0.7)} 0${`t${r(a.w * 0.7)} 0`.repeat(6)}v${r(u * 0.05)}h${r(-a.w * 4.9)}z" fill="${look.body}"/>` +
    words(
      'instrument',
      'Officine Dora',
      { x: a.x, y: a.y + u * 0.11, size: u * 0.094, tracking: -0.01 },
      '#fff',
    ) +
    nameBlock(name, {
      face: 'instrument',
      fill: look.ink,
      area: share(a, 0, 0.36, 1, 0.42),
      size: u * 0.19,
      leading: 1.02,
      tracking: -0.03,
      valign: 'middle',
    }) +
    words('instrument', note, { x: a.x, y: a.y + a.h * 0.87, size: u * 0.058 }, look.accent) +
    words('instrument', size, { x: a.x, y: a.y + a.h * 0.965, size: u * 0.066 }, look.ink)
  );
};
