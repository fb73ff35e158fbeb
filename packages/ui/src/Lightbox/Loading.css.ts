import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

/** Apart from the viewer's own rules, which come with the viewer. */
export const waiting = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.viewer,
  display: 'grid',
  placeItems: 'center',
  background: vars.surface.inverse,
  color: vars.text.onInverse,
});
