import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { figures, type } from '../theme/typography.ts';

export const mark = style({
  ...type.link,
  fontSize: vars.fontSize.small,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'baseline',
  alignContent: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  maxWidth: '100%',
  minHeight: size.disc,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `${line.hair} solid ${vars.line.control}`,
  borderRadius: vars.radius,
  background: vars.surface.page,
  overflowWrap: 'anywhere',
  '::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${vars.space[1]}) 0` },
  selectors: {
    '&:hover': { background: vars.surface.quiet },
    '&[aria-pressed="true"]': {
      background: vars.surface.inverse,
      borderColor: vars.line.strong,
      color: vars.text.onInverse,
      fontWeight: 600,
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[aria-pressed="true"]': { outline: `${line.tick} solid Highlight` } },
    },
  },
});

const quiet = style({
  fontWeight: 400,
  color: vars.text.muted,
  selectors: { '[aria-pressed="true"] &': { color: vars.text.onInverseMuted } },
});

export const detail = style([quiet, { fontStretch: '92%', marginLeft: vars.space[1] }]);
export const count = style([quiet, figures]);
