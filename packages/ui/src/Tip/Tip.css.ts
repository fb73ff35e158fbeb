import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { arrowShape } from '../theme/focusAndMarkers.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const pole = style({
  borderLeft: `${line.rule} solid ${vars.line.strong}`,
  paddingBottom: vars.space[2],
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

const flag = style({
  ...type.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.flag,
  paddingInline: vars.space[5],
  paddingRight: size.signEnd,
  clipPath: arrowShape(size.smallPoint),
  '@media': {
    [media.forcedColours]: { clipPath: 'none', border: `${line.hair} solid CanvasText` },
  },
});

export const tone = styleVariants({
  signal: [flag, { background: vars.surface.signal }],
  plain: [flag, { background: vars.surface.track }],
});

const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: `${vars.space[4]} 0 0 ${vars.space[5]}`,
});

export const text = styleVariants({
  signal: [words, { fontSize: vars.fontSize.lead, lineHeight: 1.5 }],
  plain: [words, { color: vars.text.body }],
});

export const signature = style({ fontSize: vars.fontSize.control, color: vars.text.muted });
