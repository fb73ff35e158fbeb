import { size, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const dot = style({
  flex: 'none',
  width: size.dotSmall,
  height: size.dotSmall,
  stroke: vars.line.dot,
});
