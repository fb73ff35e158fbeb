import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { appear, rise } from '../theme/motion.css.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const dialog = style({
  width: `min(${size.dialog}, calc(100vw - 2 * ${vars.gutter}))`,
  maxHeight: '100dvh',
  margin: 'auto',
  padding: vars.space[6],
  border: 0,
  borderTop: `${line.mark} solid ${vars.surface.signal}`,
  background: vars.surface.page,
  color: vars.text.strong,
  // While both answers are off the dialog itself holds the focus; the frame says enough.
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  '::backdrop': { background: vars.surface.scrim },
  '@media': {
    [media.moving]: { animation: `${appear} ${vars.duration.fast} ${vars.ease}` },
    [media.forcedColours]: { border: `${line.rule} solid CanvasText` },
    [media.print]: { display: 'none' },
    [media.belowTablet]: {
      width: '100%',
      maxWidth: '100%',
      marginBottom: 0,
      padding: `${vars.space[5]} ${vars.gutter}`,
    },
    [`${media.belowTablet} and ${media.moving}`]: {
      animation: `${rise} ${vars.duration.base} ${vars.ease}`,
    },
  },
});

export const title = style({
  ...type.h2,
  fontSize: vars.fontSize.tagline,
  marginBottom: vars.space[3],
});
export const text = style({ color: vars.text.body });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  marginTop: vars.space[5],
});
