import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { figures, type } from '../theme/typography.ts';

export const strip = style({
  width: '100%',
  height: size.dayHeight,
  overflow: 'visible',
  forcedColorAdjust: 'none',
});
export const track = style({ fill: vars.surface.track });
export const open = style({ fill: vars.surface.inverse });
export const needle = style({
  fill: vars.surface.signal,
  stroke: vars.line.strong,
  strokeWidth: line.control,
});
export const closedFrame = style({ fill: vars.surface.page, stroke: vars.line.hair });
export const hatching = style({ stroke: vars.line.control });

export const hours = style({
  ...type.label,
  ...figures,
  fontWeight: 400,
  fill: vars.text.muted,
  // The strip keeps its own colours, but these words stand on the visitor's ground.
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
});
