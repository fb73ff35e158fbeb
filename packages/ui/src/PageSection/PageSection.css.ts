import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inverseFocus } from '../theme/marks.ts';
import { size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

export const width = style({
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: vars.gutter,
});

export const section = recipe({
  variants: {
    tone: {
      page: {},
      quiet: { background: vars.surface.quiet },
      inverse: {
        background: vars.surface.inverse,
        color: vars.text.onInverseBody,
        vars: inverseFocus,
      },
    },
    space: {
      none: {},
      below: { paddingBottom: vars.space[9] },
      small: { paddingBlock: vars.space[7] },
      medium: { paddingBlock: vars.space[8] },
      large: { paddingBlock: vars.space[9] },
    },
  },
});
