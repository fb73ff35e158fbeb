import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: size.touch,
  cursor: 'pointer',
});

export const frame = style({ position: 'relative', display: 'grid', flex: 'none' });

export const input = style({
  appearance: 'none',
  gridArea: '1 / 1',
  width: size.check,
  height: size.check,
  margin: 0,
  border: `${line.hair} solid ${vars.line.control}`,
  borderRadius: vars.radius,
  background: vars.surface.page,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: vars.surface.inverse, borderColor: vars.line.strong },
    '&[aria-invalid="true"]': { border: `${line.rule} solid ${vars.line.danger}` },
    '&:disabled:checked': { background: vars.text.muted, borderColor: vars.text.muted },
    '&:disabled': { cursor: 'progress' },
  },
  '@media': { [media.forcedColours]: { appearance: 'auto' } },
});

export const tick = style({
  gridArea: '1 / 1',
  placeSelf: 'center',
  display: 'flex',
  pointerEvents: 'none',
  color: vars.text.onInverse,
  visibility: 'hidden',
  fontSize: vars.fontSize.small,
  selectors: { [`${input}:checked + &`]: { visibility: 'visible' } },
  '@media': { [media.forcedColours]: { display: 'none' } },
});
