import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const figure = style({
  ...type.figure,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  columnGap: '.1em',
  marginLeft: '-.035em',
});

export const scale = styleVariants({
  dose: [figure, { fontSize: vars.fontSize.dose, fontWeight: 360, maxWidth: '100%' }],
  years: [figure, { fontSize: vars.fontSize.years, letterSpacing: '-.05em' }],
});

export const unit = styleVariants({
  dose: { fontSize: vars.fontSize.doseUnit, fontWeight: 400, letterSpacing: 0 },
  years: {
    ...type.link,
    flex: 1,
    minWidth: 'min-content',
    fontSize: vars.fontSize.body,
    letterSpacing: 0,
    marginLeft: vars.space[2],
    // Three in a row have no room beside a year: all have their words below, so that they keep in step.
    '@media': {
      [media.belowDesktop]: { flexBasis: '100%', margin: `${vars.space[2]} 0 0 .1em` },
      [media.belowTablet]: { flexBasis: 0, margin: `0 0 0 ${vars.space[2]}` },
    },
  },
});
