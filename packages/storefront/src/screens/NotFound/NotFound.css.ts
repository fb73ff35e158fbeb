import { figures, line, media, arrowShape, size, type, vars } from '@vetta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Drawn here alone. */
const sizes = {
  notFoundLine: '32em',
  scale: '560px',
};

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  paddingBlock: `${vars.space[8]} ${vars.space[9]}`,
  '@media': { [media.belowTablet]: { display: 'block', paddingTop: vars.space[6] } },
});

export const words = style({
  gridColumn: '1 / 8',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  justifyItems: 'start',
  alignContent: 'start',
});

export const title = style({ ...type.h2 });

export const code = style({
  ...type.figure,
  ...figures,
  display: 'block',
  fontSize: vars.fontSize.figure,
  fontStretch: '125%',
  lineHeight: 0.8,
  overflowWrap: 'anywhere',
  margin: `0 0 ${vars.space[5]} -.03em`,
});

export const hint = style({
  ...type.brand,
  lineHeight: 1.5,
  background: vars.surface.quiet,
  borderLeft: `${line.rule} solid ${vars.line.strong}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
});

export const scale = style({
  gridColumn: '9 / -1',
  position: 'relative',
  height: sizes.scale,
  borderLeft: `${line.rule} solid ${vars.line.strong}`,
  marginTop: vars.space[3],
  '@media': { [media.belowTablet]: { height: size.scaleSmall, marginTop: vars.space[7] } },
});

export const ticks = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: vars.space[6],
  height: '100%',
  overflow: 'visible',
  stroke: vars.line.strong,
  strokeWidth: line.control,
});

/** Two slanted strokes: what lies between is left out. */
export const scaleBreak = style({
  position: 'absolute',
  left: `calc(-1 * ${vars.space[4]})`,
  bottom: '73%',
  width: vars.space[5],
  height: vars.space[4],
  background: vars.surface.page,
  borderBlock: `${line.control} solid ${vars.line.strong}`,
  transform: 'rotate(-14deg)',
});

export const metres = style({ fontWeight: 450, fontStretch: '88%' });

export const text = style({ ...type.body, color: vars.text.body, maxWidth: sizes.notFoundLine });

export const mark = style({
  ...type.control,
  ...figures,
  position: 'absolute',
  left: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  height: size.disc,
  padding: `0 ${vars.space[6]} 0 ${vars.space[4]}`,
  clipPath: arrowShape(size.smallPoint),
  whiteSpace: 'nowrap',
  // The sign's middle points at its altitude.
  transform: 'translateY(50%)',
});

export const tone = styleVariants({
  shop: { background: vars.surface.signal, color: vars.text.onSignal },
  here: { background: vars.surface.inverse, color: vars.text.onInverse },
});

/** Where each mark stands on the scale. */
export const height = styleVariants({
  aosta: { bottom: '86%' },
  torino: { bottom: '39.66%' },
  here: { bottom: '11.33%' },
});
