import { media, size, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[1],
});

/** Its words are read out, and their count drawn: a list of a hundred cards counts its elements. */
export const rest = style({
  fontSize: 0,
  background: vars.surface.page,
  '::after': {
    ...type.tag,
    content: ['attr(data-count)', 'attr(data-count) / ""'],
    display: 'block',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    lineHeight: `calc(${size.badge} - 2 * ${vars.space[1]})`,
    color: vars.text.strong,
  },
  '@media': {
    [media.belowPhone]: {
      '::after': { lineHeight: `calc(${size.badgeSmall} - 2 * ${vars.space[1]})` },
    },
  },
});
