import { figures, media, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Whole part to the right, decimals and units each in their column. */
export const figure = style({
  ...figures,
  fontFamily: vars.font.head,
  display: 'grid',
  gridTemplateColumns: '2.9em 1.75em auto',
  justifyContent: 'start',
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: '2.5em 1.6em auto', fontStretch: '92%' },
    [media.print]: { gridTemplateColumns: '2.9em 1.75em auto', fontStretch: '100%' },
  },
});
export const whole = style({ textAlign: 'right' });
export const unit = style({ color: vars.text.muted, fontWeight: 400 });

export const missing = style({
  fontFamily: vars.font.head,
  fontStretch: '88%',
  fontWeight: 400,
  fontSize: vars.fontSize.small,
  lineHeight: 1.3,
  color: vars.text.muted,
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.tag },
    [media.print]: { display: 'block', fontSize: '11px', lineHeight: 1.15 },
  },
});

export { unseen } from '@vetta/ui/theme';
