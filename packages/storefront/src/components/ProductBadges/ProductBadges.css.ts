import { vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[1],
});

/** As high as its badge, without the room of a line of text. */
export const entry = style({ display: 'flex', maxWidth: '100%' });

export { unseen } from '@vetta/ui/theme';
