import { style } from '@vanilla-extract/css';
import { line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const row = style({
  ...type.link,
  fontSize: vars.fontSize.body,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[3]} 0`,
  borderBottom: `${line.hair} solid ${vars.line.hair}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
});
