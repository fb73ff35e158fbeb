import { figures, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  color: vars.text.muted,
});

export const amount = style({
  ...figures,
  fontFamily: vars.font.head,
  fontSize: vars.fontSize.body,
  color: vars.text.body,
});
