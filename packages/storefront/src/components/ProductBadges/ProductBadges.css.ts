import { hiddenText, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[1],
});

export const hidden = style(hiddenText);
