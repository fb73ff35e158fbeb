import { line, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The tabs below it bring their own distance. */
export const section = style({ paddingTop: vars.space[7] });

export const lines = style({
  display: 'grid',
  borderBottom: `${line.hair} solid ${vars.line.hair}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7em, 1fr) minmax(0, 3fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderTop: `${line.hair} solid ${vars.line.hair}`,
});

export const name = style({ ...type.control, fontSize: vars.fontSize.body, lineHeight: 1.4 });
export const says = style({ color: vars.text.body, overflowWrap: 'anywhere' });
export const quote = style({ color: vars.text.strong, fontWeight: 640 });

/** His words, apart from the label's. */
export const maker = style({ display: 'block' });

export const list = style({
  ...type.body,
  color: vars.text.body,
  overflowWrap: 'anywhere',
});

/** Bold and underlined: colour is not the only cue. */
export const mark = style({
  fontWeight: 640,
  background: 'none',
  color: vars.text.strong,
  boxShadow: `inset 0 -.3em 0 ${vars.surface.signal}`,
  textDecoration: 'underline',
  textDecorationThickness: line.hair,
  textUnderlineOffset: '.22em',
});

export const care = style({ ...type.small, color: vars.text.body });
