import { style, styleVariants } from '@vanilla-extract/css';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

const square = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.touch,
  height: size.touch,
  selectors: {
    '&:disabled': { cursor: 'not-allowed', color: vars.text.muted },
    '&:active:not(:disabled)': { transform: `translateY(${line.hair})` },
  },
});

export const look = styleVariants({
  plain: [square, { selectors: { '&:hover:not(:disabled)': { background: vars.surface.quiet } } }],
  outline: [
    square,
    {
      width: size.controlTall,
      height: size.controlTall,
      border: `${line.control} solid ${vars.line.strong}`,
      borderRadius: vars.radius,
      selectors: { '&:hover:not(:disabled)': { background: vars.surface.quiet } },
    },
  ],
});
