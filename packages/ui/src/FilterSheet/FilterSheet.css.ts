import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { rise } from '../theme/motion.css.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const sheet = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  padding: 0,
  border: 0,
  background: vars.surface.page,
  color: vars.text.strong,
  // The sheet itself is focused when it opens; it is the whole window.
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  },
  '@media': {
    [media.moving]: { animation: `${rise} ${vars.duration.base} ${vars.ease}` },
    // Paper shows what lies below it; at its width the choices of a wide window turn into a sheet.
    [media.print]: { selectors: { '&[open]': { display: 'none' } } },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: size.step,
  paddingInline: `${vars.gutter} ${vars.space[2]}`,
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
});

export const title = style({ ...type.h2, fontSize: vars.fontSize.block });

export const body = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[4]} ${vars.gutter} ${vars.space[5]}`,
});

/** Always in view, above the bar of a phone without a button. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[3]} ${vars.gutter} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  borderTop: `${line.rule} solid ${vars.line.strong}`,
});
