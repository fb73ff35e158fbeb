import { style, styleVariants } from '@vanilla-extract/css';
import { inverseFocus } from '../theme/focusAndMarkers.ts';
import { size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

export const width = style({
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: vars.gutter,
});

export const tones = styleVariants({
  page: {},
  quiet: { background: vars.surface.quiet },
  inverse: {
    background: vars.surface.inverse,
    color: vars.text.onInverseBody,
    vars: inverseFocus,
  },
});

export const spaces = styleVariants({
  none: {},
  below: { paddingBottom: vars.space[9] },
  small: { paddingBlock: vars.space[7] },
  medium: { paddingBlock: vars.space[8] },
  large: { paddingBlock: vars.space[9] },
});
