import { nameBlock, words } from '../ink.ts';
import { crystals, waves } from '../ornaments.ts';
import { type Label, share, unit } from './label.ts';

/** Frost and sea. */

export const brinalia: Label = (a, { name, size, note, seed, look }) => {
  const u = unit(a);
  return (
    crystals(a, look.accent, seed) +
    words(
      'archivoLight',
      'brinalia',
      { x: a.x + a.w / 2, y: a.y + u * 0.11, size: u * 0.14, anchor: 'middle', tracking: 0.02 },
      look.accent,
    ) +
    nameBlock(name, {
      face: 'archivo',
      fill: look.ink,
      anchor: 'middle',
      area: share(a, 0.02, 0.5, 0.96, 0.32),
      size: u * 0.155,
      leading: 1.03,
      valign: 'middle',
    }) +
    words(
      'archivoLight',
      [note, size].filter(Boolean).join(' · '),
      { x: a.x + a.w / 2, y: a.y + a.h * 0.95, size: u * 0.062, anchor: 'middle' },
      look.ink,
    )
  );
};

export const quartamarea: Label = (a, { name, size, note, look }) => {
  const u = unit(a);
  return (
    waves(share(a, 0, 0.66, 1, 0.6), look.accent) +
    words(
      'frauncesItalic',
      'quartamarea',
      { x: a.x, y: a.y + u * 0.1, size: u * 0.115, tracking: -0.01 },
      look.ink,
    ) +
    nameBlock(name, {
      face: 'fraunces',
      fill: look.ink,
      area: share(a, 0, 0.2, 1, 0.4),
      size: u * 0.2,
      leading: 1.02,
      tracking: -0.02,
      valign: 'middle',
    }) +
    words(
      'instrument',
      [note, size].filter(Boolean).join(' · '),
      { x: a.x, y: a.y + a.h * 0.97, size: u * 0.06 },
      look.ink,
    )
  );
};
