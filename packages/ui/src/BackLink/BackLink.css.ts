import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const back = style({
  ...type.link,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: size.touch,
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.print]: { display: 'none' } },
});
