import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const breaking = style({ overflowWrap: 'break-word', minWidth: 0 });

export const heading = styleVariants({
  h1: [breaking, { ...type.h1, marginLeft: '-.03em' }],
  // In a column of five: the usual name of a product stands on one line.
  product: [
    breaking,
    {
      ...type.product,
      fontSize: vars.fontSize.h2,
      marginLeft: '-.03em',
      '@media': { [media.belowTablet]: { fontSize: vars.fontSize.step } },
    },
  ],
  h2: [breaking, { ...type.h2 }],
  block: [breaking, { ...type.h2, fontSize: vars.fontSize.block }],
  h3: [breaking, { ...type.h3 }],
  title: [breaking, { ...type.title }],
  label: [breaking, { ...type.control, lineHeight: 1.2 }],
});

export const tone = styleVariants({
  strong: {},
  muted: { color: vars.text.muted },
});
