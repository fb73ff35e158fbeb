import { vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[1],
});

export { unseen } from '@vetta/ui/theme';
