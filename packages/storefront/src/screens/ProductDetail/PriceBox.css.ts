import { media, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
});

/** The price, and what it buys beside it or, on narrow screens, below. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[4]} ${vars.space[5]}`,
});

export const now = style({
  display: 'grid',
  gap: vars.space[2],
  // What it buys stands below, not beside.
  '@media': {
    [media.belowPhone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${vars.space[2]} ${vars.space[3]}`,
    },
  },
});
