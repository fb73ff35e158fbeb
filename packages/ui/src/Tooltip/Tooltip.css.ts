import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const host = style({ position: 'relative', display: 'inline-flex' });

export const bubble = style({
  ...type.link,
  lineHeight: 1.25,
  position: 'absolute',
  zIndex: vars.layer.overlay,
  bottom: `calc(100% + ${vars.space[2]})`,
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: `min(${size.tooltip}, 80vw)`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  // The way from the control to the words must not close them (WCAG 2.2, 1.4.13).
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: vars.space[2],
  },
  '@media': { [media.forcedColours]: { border: `${line.hair} solid CanvasText` } },
});
