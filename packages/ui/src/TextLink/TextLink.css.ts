import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const action = style({
  ...type.control,
  lineHeight: 1.2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  textDecoration: 'none',
  borderBottom: `${line.control} solid currentColor`,
  paddingBottom: vars.space[1],
});

export const look = styleVariants({
  inline: { overflowWrap: 'anywhere', ':hover': { textDecorationThickness: line.rule } },
  action: [action],
});

export const arrow = style({
  display: 'flex',
  transition: `transform ${vars.duration.base} ${vars.ease}`,
});

globalStyle(`a:hover > ${arrow}`, {
  '@media': { [media.moving]: { transform: `translateX(${vars.space[1]})` } },
});
