import { style } from '@vanilla-extract/css';
import { line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

export const note = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.surface.signalTint,
  borderLeft: `${line.band} solid ${vars.surface.signal}`,
  fontSize: vars.fontSize.control,
});
