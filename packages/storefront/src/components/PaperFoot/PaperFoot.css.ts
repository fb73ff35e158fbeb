import { figures, line, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const small = style({ ...type.small, fontSize: vars.fontSize.label });
export const foot = style({
  display: 'grid',
  // A long list has a wide code.
  gridTemplateColumns: 'minmax(min-content, 1.15fr) 1fr 1fr',
  gap: vars.space[5],
  marginTop: vars.space[6],
  paddingTop: vars.space[4],
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  breakInside: 'avoid',
});
export const codeBlock = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'start',
});
globalStyle(`${codeBlock} > svg`, { flex: 'none' });
export const codeText = style([small, { flex: `1 1 ${size.tile}` }]);
export const shop = style({ ...type.title, fontSize: vars.fontSize.body });
export const hours = style([small, figures, { whiteSpace: 'pre-line', paddingTop: vars.space[2] }]);
