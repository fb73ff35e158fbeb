import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

/** The shelf is a hairline's grey and turns ink with the products. */
export const place = style({ borderBottomColor: vars.line.hair });
export const line = style({ display: 'grid', alignItems: 'center', minHeight: '1lh' });

export const lines = style({
  display: 'grid',
  alignItems: 'center',
  height: '3lh',
  // Narrow cards break the same text into one line more.
  '@media': { [media.belowPhone]: { height: '4lh' } },
});

export const foot = style({
  display: 'grid',
  justifyContent: 'stretch',
  justifyItems: 'start',
  alignItems: 'center',
  rowGap: vars.space[1],
  height: size.cardFoot,
  '@media': { [media.belowPhone]: { height: size.cardFootSmall } },
});
