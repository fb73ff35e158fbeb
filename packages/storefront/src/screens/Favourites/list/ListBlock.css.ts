import { buttonColumns, line, media, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  marginTop: vars.space[8],
  paddingTop: vars.space[5],
  borderTop: `${line.rule} solid ${vars.line.strong}`,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  alignItems: 'end',
  gap: vars.space[5],
  marginBottom: vars.space[6],
  '@media': { [media.belowTablet]: { gridTemplateColumns: '1fr', gap: vars.space[3] } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  gap: vars.space[7],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] } },
});
export const figures = style({
  borderTop: `${line.hair} solid ${vars.line.hair}`,
  '@media': {
    [media.belowDesktop]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: vars.space[5],
      border: 0,
    },
  },
});
export const figure = style({
  paddingBlock: vars.space[5],
  borderBottom: `${line.hair} solid ${vars.line.hair}`,
  overflowWrap: 'anywhere',
  ':last-child': { borderBottom: 0 },
  '@media': { [media.belowDesktop]: { border: 0, paddingTop: 0 } },
});
export const place = style({ ...type.title, display: 'block', marginTop: vars.space[4] });
export const gone = style({
  ...type.body,
  borderLeft: `${line.rule} solid ${vars.line.strong}`,
  background: vars.surface.quiet,
  padding: vars.space[4],
  alignSelf: 'start',
});
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
});
export const stockNote = style({ flex: '1 1 50%' });
export const total = style({ ...type.link, marginLeft: 'auto' });
/** Between what is missing and the list. */
export const notes = style({ display: 'grid', gap: vars.space[3], marginBottom: vars.space[5] });
export const actions = style({
  containerType: 'inline-size',
  marginTop: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
/** Below the first button, which is as wide as the list there. */
export const ways = style({
  ...buttonColumns,
  flexBasis: '100%',
  '@media': { [media.aboveTablet]: { display: 'contents' } },
});
