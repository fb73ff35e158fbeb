import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const badge = style({
  ...type.tag,
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: size.badge,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  // A name that is longer than the line goes on below.
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  color: vars.text.strong,
  '@media': {
    [media.belowPhone]: { minHeight: size.badgeSmall },
    [media.forcedColours]: { border: `${line.hair} solid CanvasText` },
  },
});

export const tone = styleVariants({
  plain: [badge, { background: vars.surface.page }],
  quiet: [badge, { background: vars.surface.track }],
  signal: [badge, { background: vars.surface.signal }],
  ink: [badge, { background: vars.surface.inverse, color: vars.text.onInverse }],
  outline: [
    badge,
    { color: vars.text.body, boxShadow: `inset 0 0 0 ${line.hair} ${vars.text.muted}` },
  ],
});

export const chip = style({
  ...type.link,
  fontSize: vars.fontSize.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: size.chip,
  paddingInline: vars.space[3],
  overflowWrap: 'anywhere',
  background: vars.surface.quiet,
});

export const counter = style({
  ...type.tag,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: size.counter,
  height: size.counter,
  paddingInline: vars.space[1],
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.forcedColours]: { border: `${line.hair} solid CanvasText` } },
});
