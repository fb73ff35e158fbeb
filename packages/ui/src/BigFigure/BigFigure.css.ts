import { style, styleVariants } from '@vanilla-extract/css';
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
  dose: [figure, { fontSize: vars.fontSize.dose, fontWeight: 360 }],
  years: [figure, { fontSize: vars.fontSize.years, letterSpacing: '-.05em' }],
});

export const unit = styleVariants({
  dose: { fontSize: vars.fontSize.doseUnit, fontWeight: 400, letterSpacing: 0 },
  // On two lines beside the figure before it goes below: figures in a row keep one height.
  years: {
    ...type.link,
    flex: 1,
    minWidth: 'min-content',
    fontSize: vars.fontSize.body,
    letterSpacing: 0,
    marginLeft: vars.space[2],
  },
});
