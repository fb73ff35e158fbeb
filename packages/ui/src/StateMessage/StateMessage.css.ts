import { style } from '@vanilla-extract/css';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const message = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: size.prose,
  justifyItems: 'start',
});
export const title = style({ ...type.h2, overflowWrap: 'anywhere' });
export const text = style({ ...type.body, color: vars.text.body });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

export const links = style({
  ...type.link,
  justifySelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  marginTop: vars.space[3],
  paddingTop: vars.space[4],
  borderTop: `${line.hair} solid ${vars.line.hair}`,
});

export const linksIntro = style({ color: vars.text.muted });
