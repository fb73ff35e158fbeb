import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';
import { media } from '../theme/breakpoints.ts';

export const logo = style({ display: 'inline-flex', alignItems: 'flex-end', gap: '.5em' });

export const scale = styleVariants({
  regular: {
    fontSize: vars.fontSize.logo,
    '@media': { [media.belowPhone]: { fontSize: vars.fontSize.logoPhone } },
  },
  compact: {
    fontSize: vars.fontSize.lead,
    '@media': { [media.belowPhone]: { fontSize: vars.fontSize.logoPhone } },
  },
});

export const mark = style({
  width: '1.45em',
  height: '1.36em',
  fill: 'currentColor',
  flex: 'none',
});

export const word = style({
  ...type.h3,
  fontSize: 'inherit',
  lineHeight: 1,
  fontStretch: '125%',
  letterSpacing: '-.025em',
  whiteSpace: 'nowrap',
});

export const light = style({ fontWeight: 360 });
