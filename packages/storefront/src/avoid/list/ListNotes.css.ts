import { media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
});

globalStyle(`${line} > button`, { '@media': { [media.print]: { display: 'none' } } });

export const care = style({
  ...type.small,
  display: 'grid',
  gap: vars.space[2],
  color: vars.text.body,
  overflowWrap: 'anywhere',
  paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
});
export const unclear = style({ paddingTop: vars.space[4], overflowWrap: 'anywhere' });
export const careLead = style({ color: vars.text.strong, fontWeight: 640 });

export const text = style({ ...type.body, color: vars.text.body, overflowWrap: 'anywhere' });
