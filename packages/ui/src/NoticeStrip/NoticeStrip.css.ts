import { style } from '@vanilla-extract/css';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const strip = style({
  background: vars.surface.quiet,
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
});

export const row = style({
  ...type.link,
  lineHeight: 1.35,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: size.field,
  maxWidth: size.page,
  marginInline: 'auto',
  paddingBlock: vars.space[2],
  paddingInline: vars.gutter,
});
