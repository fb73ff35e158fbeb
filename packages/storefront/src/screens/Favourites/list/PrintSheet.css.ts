import { figures, line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Beside the page in the document: on paper it stands alone. */
export const paper = style({
  display: 'none',
  color: vars.text.strong,
  '@media': { [media.print]: { display: 'block' } },
});
globalStyle(`body:has(> ${paper}) > :not(${paper})`, {
  '@media': { [media.print]: { display: 'none' } },
});

const strong = `${line.rule} solid ${vars.line.strong}`;
const hair = `${line.hair} solid ${vars.line.control}`;

export const head = style({
  ...type.label,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBottom: vars.space[3],
  borderBottom: strong,
});
export const title = style({ ...type.h2, paddingTop: vars.space[5] });
export const date = style({ ...type.small, paddingBlock: `${vars.space[2]} ${vars.space[4]}` });
export const table = style({ width: '100%', borderCollapse: 'collapse', borderTop: strong });
export const row = style({ borderTop: hair, breakInside: 'avoid' });
export const sum = style({ ...type.label, borderTop: strong });
/** Beside the boxes. */
export const column = style({
  ...type.label,
  textAlign: 'left',
  padding: `${vars.space[2]} 0 ${vars.space[2]} ${size.touch}`,
});
export const end = style({
  ...type.label,
  ...figures,
  textAlign: 'right',
  paddingLeft: vars.space[4],
  whiteSpace: 'nowrap',
});
export const box = style({
  position: 'absolute',
  left: 0,
  top: vars.space[3],
  width: size.check,
  height: size.check,
  border: `${line.control} solid ${vars.line.strong}`,
});
export const product = style({
  position: 'relative',
  textAlign: 'left',
  fontWeight: 400,
  padding: `${vars.space[2]} 0 ${vars.space[2]} ${size.touch}`,
});
export const name = style({
  ...type.title,
  display: 'block',
  fontSize: vars.fontSize.body,
  overflowWrap: 'anywhere',
});
export const small = style({ ...type.small, fontSize: vars.fontSize.label });
export const hand = style({ paddingTop: vars.space[5], breakInside: 'avoid' });
export const rule = style({ height: vars.space[6], borderBottom: hair });
