import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});

export const withLead = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space[5],
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[4] },
  },
});
