import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  alignItems: 'end',
  paddingBlock: `${vars.space[8]} ${vars.space[7]}`,
  '@media': {
    [media.belowTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space[4],
      paddingBlock: `${vars.space[6]} ${vars.space[5]}`,
    },
  },
});

export const wholeRow = style({ gridColumn: '1 / -1' });

const title = style({
  ...type.h1,
  gridColumn: '1 / 9',
  marginLeft: '-.03em',
  overflowWrap: 'break-word',
  minWidth: 0,
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});

export const titleSize = styleVariants({
  h1: [title],
  small: [
    title,
    {
      fontSize: vars.fontSize.product,
      '@media': { [media.belowTablet]: { fontSize: vars.fontSize.h2 } },
    },
  ],
});

export const lead = style({
  gridColumn: '9 / -1',
  color: vars.text.body,
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});
