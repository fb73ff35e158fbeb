import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { checkboxInput, checkboxMark, checkedBox } from './checkboxStyle.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: size.touch,
  cursor: 'pointer',
});

export const frame = style({ position: 'relative', display: 'grid', flex: 'none' });

export const input = style({
  ...checkboxInput,
  selectors: {
    '&:checked': checkedBox,
    '&[aria-invalid="true"]': { border: `${line.rule} solid ${vars.line.danger}` },
    '&:disabled:checked': { background: vars.text.muted, borderColor: vars.text.muted },
    '&:disabled': { cursor: 'progress' },
  },
  '@media': { [media.forcedColours]: { appearance: 'auto' } },
});

export const tick = style({
  ...checkboxMark,
  fontSize: vars.fontSize.small,
  selectors: { [`${input}:checked + &`]: { visibility: 'visible' } },
  '@media': { [media.forcedColours]: { display: 'none' } },
});
