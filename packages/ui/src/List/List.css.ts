import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { figures, type } from '../theme/typography.ts';

const hairline = `${line.hair} solid ${vars.line.hair}`;

export const marker = styleVariants({
  dash: {},
  lines: {},
  above: {},
  steps: { counterReset: 'step', borderTop: `${line.rule} solid ${vars.line.strong}` },
});

globalStyle(`${marker.dash} > li`, {
  position: 'relative',
  padding: `${vars.space[1]} 0 ${vars.space[1]} ${vars.space[5]}`,
});
globalStyle(`${marker.dash} > li::before`, {
  content: '""',
  position: 'absolute',
  left: 0,
  top: '1.05em',
  width: size.dash,
  borderTop: `${line.rule} solid ${vars.line.strong}`,
});
globalStyle(`${marker.lines} > li`, { padding: `${vars.space[3]} 0`, borderBottom: hairline });
globalStyle(`${marker.lines} > li:first-child`, { paddingTop: 0 });
globalStyle(`${marker.above} > li`, { padding: `${vars.space[3]} 0`, borderTop: hairline });
globalStyle(`${marker.steps} > li`, {
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: `${size.step} minmax(0, 1fr)`,
  alignItems: 'baseline',
  padding: `${vars.space[4]} 0`,
  borderBottom: hairline,
  '@media': { [media.belowTablet]: { gridTemplateColumns: `${size.stepSmall} minmax(0, 1fr)` } },
});
globalStyle(`${marker.steps} > li::before`, {
  ...type.figure,
  ...figures,
  content: 'counter(step)',
  fontSize: vars.fontSize.step,
  fontWeight: 380,
  letterSpacing: 0,
});

export const item = style({ overflowWrap: 'anywhere' });
