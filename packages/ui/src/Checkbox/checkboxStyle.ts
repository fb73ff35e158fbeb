import type { StyleRule } from '@vanilla-extract/css';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

/** The box of `Checkbox` and `CrossBox`: one grid cell with its mark. */
export const checkboxInput = {
  appearance: 'none',
  gridArea: '1 / 1',
  width: size.check,
  height: size.check,
  margin: 0,
  border: `${line.hair} solid ${vars.line.control}`,
  borderRadius: vars.radius,
  background: vars.surface.page,
  cursor: 'pointer',
} satisfies StyleRule;

/** The mark in it; shown while the box is checked. */
export const checkboxMark = {
  gridArea: '1 / 1',
  placeSelf: 'center',
  display: 'flex',
  pointerEvents: 'none',
  color: vars.text.onInverse,
  visibility: 'hidden',
} satisfies StyleRule;

export const checkedBox = {
  background: vars.surface.inverse,
  borderColor: vars.line.strong,
} satisfies StyleRule;
