import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/tokens.css.ts';
import { figures, type } from '../theme/typography.ts';

export const line = style({ minWidth: 0 });

/** What leads to the amount, and the amount before where there is one. */
export const lead = style({
  display: 'flex',
  // On one line: the card's link beside it begins lower down.
  whiteSpace: 'nowrap',
  gap: vars.space[2],
  marginBottom: vars.space[1],
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.label,
  lineHeight: 1.2,
  color: vars.text.muted,
});

export const before = style({ ...figures, fontFamily: vars.font.head, fontStretch: '92%' });

export const amount = style({ lineHeight: 1 });

/** The place of the unit price is kept where there is none, so that rows stay in step. */
export const unit = style({
  fontSize: vars.fontSize.small,
  lineHeight: 1.3,
  minHeight: '1.3em',
  marginTop: vars.space[1],
});

export { unseen } from '../theme/visuallyHidden.css.ts';

/**
 * As tall as a price with its lead, so that the rule above is in step. The card's link stands a line
 * further down: nothing is in the way.
 */
const priceHeight = `calc(1.2 * ${vars.fontSize.label} + ${vars.space[1]} + ${vars.fontSize.price})`;

export const request = style({
  ...type.title,
  lineHeight: 1.15,
  display: 'grid',
  alignItems: 'end',
  minHeight: priceHeight,
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowPhone]: { whiteSpace: 'normal' },
    [media.belowTiny]: { whiteSpace: 'nowrap' },
  },
});

/** Above the card's own link. */
export const above = style({ position: 'relative', zIndex: 2 });
