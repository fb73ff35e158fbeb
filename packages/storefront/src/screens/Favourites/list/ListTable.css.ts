import { figures, line, media, size as sizes, type, vars } from '@vetta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const narrow = media.belowTablet;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [narrow]: { display: 'block' } },
});

const visibleHead = { borderBottom: `${line.control} solid ${vars.line.strong}` };
export const head = style({
  ...visibleHead,
  '@media': {
    [narrow]: {
      position: 'absolute',
      width: line.hair,
      height: line.hair,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const column = style({
  ...type.brand,
  color: vars.text.muted,
  textAlign: 'left',
  paddingBottom: vars.space[3],
});
export const endColumn = style([column, { textAlign: 'right' }]);
export const stockColumn = style([column, { paddingLeft: vars.space[5] }]);

export const body = style({
  '@media': {
    [narrow]: { display: 'block', borderTop: `${line.control} solid ${vars.line.strong}` },
  },
});

export const row = style({
  borderBottom: `${line.hair} solid ${vars.line.hair}`,
  '@media': {
    [narrow]: {
      display: 'grid',
      // The picture with its padding: what is below stands under the name.
      gridTemplateColumns: `calc(${sizes.disc} + 2 * ${vars.space[2]}) minmax(0, 5fr) minmax(0, 4fr)`,
      columnGap: vars.space[4],
      rowGap: vars.space[2],
      paddingBlock: vars.space[4],
    },
  },
});

export const product = style({
  display: 'flex',
  gap: vars.space[4],
  alignItems: 'center',
  textAlign: 'left',
  fontWeight: 400,
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} 0`,
  '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 1, padding: 0, alignItems: 'start' } },
});

export const picture = style({
  position: 'relative',
  flex: 'none',
  display: 'block',
  width: sizes.disc,
  height: sizes.touch,
  boxSizing: 'content-box',
  padding: `${vars.space[2]} ${vars.space[2]} 0`,
  background: vars.surface.quiet,
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
});

/** The price stands at the end of the last line. */
const besidePrice = {
  '@media': { [narrow]: { selectors: { '&:last-child': { paddingRight: vars.space[9] } } } },
} as const;
export const words = style({ '@media': { [narrow]: { flex: 1, minWidth: 0 } } });
export const name = style({
  ...type.title,
  display: 'block',
  fontSize: vars.fontSize.body,
  overflowWrap: 'anywhere',
  ...besidePrice,
});
export const brand = style({
  ...type.small,
  display: 'block',
  color: vars.text.muted,
  ...besidePrice,
});
export const mine = style({
  ...type.label,
  display: 'flex',
  gap: vars.space[2],
  ...besidePrice,
});

const cell = { verticalAlign: 'middle', paddingRight: vars.space[4] } as const;
export const flavour = style({
  ...cell,
  '@media': { [narrow]: { gridColumn: 2, padding: 0 } },
});
export const size = style({ ...cell, '@media': { [narrow]: { gridColumn: 3, padding: 0 } } });
export const price = style({
  textAlign: 'right',
  verticalAlign: 'middle',
  '@media': {
    [narrow]: { gridColumn: 3, gridRow: 1, alignSelf: 'end', padding: 0 },
  },
});

const stockBase = style({
  ...figures,
  ...type.label,
  verticalAlign: 'middle',
  paddingLeft: vars.space[5],
  whiteSpace: 'nowrap',
  '@media': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[2],
      padding: 0,
      alignItems: 'baseline',
    },
  },
});
export const stock = styleVariants({
  torino: [stockBase, { '@media': { [narrow]: { gridColumn: 2 } } }],
  aosta: [stockBase, { '@media': { [narrow]: { gridColumn: 3 } } }],
});
/** Below the shop's name on a phone: beside it, it is wider than the column. */
export const unknown = style({
  fontWeight: 400,
  color: vars.text.muted,
  '@media': { [narrow]: { flexBasis: '100%' } },
});
export const shopName = style({
  display: 'none',
  color: vars.text.muted,
  '@media': { [narrow]: { display: 'inline' } },
});

export const fixed = style({
  ...type.link,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});

export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  borderBottom: `${line.hair} solid ${vars.line.control}`,
});
export const select = style({
  ...type.link,
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: sizes.touch,
  padding: `0 ${vars.space[5]} 0 0`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const arrow = style({
  position: 'absolute',
  right: 0,
  display: 'flex',
  pointerEvents: 'none',
});
