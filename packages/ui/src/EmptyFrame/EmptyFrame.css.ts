import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const frame = style({ position: 'relative', background: vars.surface.quiet, minWidth: 0 });
export const height = styleVariants({
  regular: [frame, { minHeight: size.frame }],
  fill: [frame, { height: '100%' }],
});

export const marks = style({
  position: 'absolute',
  inset: vars.space[4],
  width: `calc(100% - 2 * ${vars.space[4]})`,
  height: `calc(100% - 2 * ${vars.space[4]})`,
  overflow: 'visible',
  stroke: vars.line.control,
  fill: 'none',
});

export const caption = style({
  ...type.link,
  position: 'absolute',
  left: vars.space[6],
  right: vars.space[6],
  bottom: vars.space[6],
  color: vars.text.body,
  '@media': {
    [media.belowTiny]: {
      insetInline: vars.space[5],
      bottom: vars.space[5],
      fontSize: vars.fontSize.label,
    },
  },
});
