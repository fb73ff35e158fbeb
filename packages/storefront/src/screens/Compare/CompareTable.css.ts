import { figures, line, media, size, type, vars, visuallyHiddenText } from '@vetta/ui/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

const first = createVar();
const pad = createVar();
/** How many columns of products there are, the free one included. */
const columns = createVar();
const ground = createVar();

const strong = `${line.rule} solid ${vars.line.strong}`;
const hair = `${line.hair} solid ${vars.line.hair}`;
const wide = 'screen and (min-width: 51.26em)';

/** The region that scrolls where columns do not fit: never the page. */
export const region = style({
  vars: { [first]: '218px', [pad]: '20px', [ground]: vars.surface.page },
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [media.belowTablet]: {
      vars: { [first]: '118px', [pad]: '11px' },
      marginInline: `calc(-1 * ${vars.gutter})`,
      scrollSnapType: 'x proximity',
      scrollPaddingLeft: first,
    },
    [media.print]: {
      vars: { [first]: '190px', [pad]: '12px' },
      overflow: 'visible',
      marginInline: 0,
      marginTop: vars.space[2],
    },
  },
});

/** At least so wide that a third column peeks in on a phone; two do not run across the page. */
export const columnCounts = [0, 1, 2, 3, 4].map((count) =>
  style({ vars: { [columns]: `${count}` } }),
);

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.body,
  lineHeight: 1.3,
  '@media': {
    [media.belowTablet]: {
      width: `max(100%, ${first} + ${columns} * 124px)`,
      fontSize: vars.fontSize.small,
    },
    [media.print]: { width: '100%', maxWidth: 'none', fontSize: '11px', lineHeight: 1.15 },
    [wide]: { maxWidth: `calc(${first} + ${columns} * 320px)` },
  },
});

export const firstColumn = style({ width: first });

globalStyle(`${table} :is(th, td)`, {
  textAlign: 'left',
  fontWeight: 400,
  padding: `10px ${pad} 9px`,
  borderBottom: hair,
  background: ground,
  verticalAlign: 'baseline',
  scrollSnapAlign: 'start',
  '@media': { [media.print]: { padding: `1px ${pad}` } },
});
globalStyle(`${table} tr > * + *`, { borderLeft: hair });
globalStyle(`${table} tr > :first-child`, {
  borderLeft: strong,
  fontFamily: vars.font.head,
  fontWeight: 500,
  fontSize: vars.fontSize.control,
  '@media': {
    // The names of the rows stay while the columns pass.
    [media.belowTablet]: {
      position: 'sticky',
      left: 0,
      zIndex: 2,
      borderLeft: 0,
      paddingLeft: vars.gutter,
      paddingRight: '6px',
      boxShadow: `${line.hair} 0 0 ${vars.line.strong}`,
      fontSize: vars.fontSize.label,
      fontStretch: '88%',
      hyphens: 'auto',
    },
    [media.print]: {
      position: 'static',
      borderLeft: strong,
      paddingLeft: pad,
      boxShadow: 'none',
      fontSize: '11px',
      fontStretch: '100%',
    },
  },
});
globalStyle(`${table} tr > :last-child`, {
  borderRight: strong,
  '@media': { [media.belowTablet]: { borderRight: 0 }, [media.print]: { borderRight: strong } },
});
globalStyle(`${table} > tbody:last-child > tr:last-child > *`, { borderBottom: strong });

// The row of the pointer or of the focus is lined; nothing is said by colour.
export const row = style({});
globalStyle(`${row}:is(:hover, :focus-within) > *`, {
  boxShadow: `inset 0 ${line.hair} ${vars.line.strong}, inset 0 -${line.hair} ${vars.line.strong}`,
  '@media': { [media.print]: { boxShadow: 'none' } },
});

export const shelf = style({ vars: { [ground]: vars.surface.quiet } });
globalStyle(`${table} ${shelf} > td`, {
  padding: 0,
  borderBottom: strong,
  verticalAlign: 'bottom',
  '@media': { [media.print]: { vars: { [ground]: vars.surface.page }, borderLeft: 0 } },
});
globalStyle(`${table} ${shelf} > td:first-child`, { borderLeft: 0 });
globalStyle(`${table} ${shelf} > td:last-child`, { borderRight: 0 });

export const corner = style({});
globalStyle(`${table} ${shelf} > ${corner}`, {
  ...figures,
  padding: `0 0 ${vars.space[4]} ${pad}`,
  color: vars.text.muted,
  fontWeight: 400,
  fontSize: vars.fontSize.body,
  '@media': {
    [media.belowTablet]: { paddingLeft: vars.gutter },
    [media.print]: { color: 'transparent' },
  },
});
globalStyle(`${corner} b`, {
  color: vars.text.strong,
  fontWeight: 640,
  '@media': { [media.print]: { color: 'inherit' } },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '270px',
  padding: `44px ${pad} 0`,
  '@media': {
    [media.belowTablet]: { height: '176px' },
    [media.print]: { height: '46px', padding: 0 },
  },
});
export const picture = style({ position: 'relative', flex: '1 1 0', minHeight: 0 });
export const remove = style({
  position: 'absolute',
  zIndex: 1,
  top: vars.space[1],
  right: vars.space[1],
  '@media': { [media.print]: { display: 'none' } },
});
export const emptyTub = style({
  flex: '1 1 0',
  minHeight: 0,
  width: '100%',
  fill: 'none',
  stroke: vars.line.control,
  strokeWidth: 1.5,
  strokeDasharray: '6 5',
  '@media': { [media.print]: { display: 'none' } },
});

export const names = style({});
globalStyle(`${table} ${names} > *`, {
  borderBottom: 0,
  paddingBlock: '18px 6px',
  verticalAlign: 'top',
  '@media': { [media.print]: { paddingBlock: '4px 0' } },
});
export const brand = style({
  ...type.brand,
  display: 'block',
  color: vars.text.muted,
  '@media': { [media.print]: { fontSize: '10px' } },
});
export const name = style({
  ...type.h3,
  display: 'block',
  marginTop: '7px',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.control },
    [media.print]: { fontSize: '14px', marginTop: '2px' },
  },
});

export const options = style({});
globalStyle(`${table} ${options} > *`, {
  paddingBlock: '6px 14px',
  verticalAlign: 'middle',
  '@media': { [media.print]: { paddingBlock: '2px 3px' } },
});

export const slotHead = style({});
globalStyle(`${table} ${slotHead}`, { verticalAlign: 'top' });
// The free column's head reaches down into this row, whose own last cell is not the table's edge.
globalStyle(`${table} ${names}:has(> ${slotHead}) + ${options} > :last-child`, { borderRight: 0 });
/** Empty, without rules of its own: the column is open from its field to its foot. */
export const slot = style({});
globalStyle(`${table} tbody:not(:last-child) ${slot}, ${table} tr:not(:last-child) > ${slot}`, {
  borderBottomColor: 'transparent',
});
globalStyle(`${table} ${row} > ${slot}`, { background: vars.surface.page, boxShadow: 'none' });

export const prices = style({});
export const priceRow = style({});
globalStyle(`${table} ${priceRow} > *`, {
  paddingBlock: '14px 12px',
  verticalAlign: 'baseline',
  '@media': { [media.print]: { paddingBlock: '2px' } },
});
globalStyle(`${table} ${priceRow} > td > span`, {
  '@media': {
    [media.belowTablet]: { fontSize: '1.4375rem' },
    [media.print]: { fontSize: '15px' },
  },
});
export const ways = style({
  display: 'block',
  minHeight: '28px',
  fontFamily: vars.font.head,
  fontSize: vars.fontSize.label,
  fontStretch: '92%',
  fontWeight: 400,
  color: vars.text.body,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  '@media': { [media.print]: { display: 'none' } },
});
export const way = style({
  ...figures,
  display: 'block',
  fontFamily: vars.font.head,
  fontSize: vars.fontSize.tag,
  fontStretch: '88%',
  lineHeight: 1.35,
  color: vars.text.body,
  '@media': { [media.print]: { fontSize: '10px' } },
});

export const label = style({});
export const bar = style({});
globalStyle(`${table} ${bar} > th`, {
  borderTop: strong,
  borderBottom: `${line.label} solid ${vars.line.strong}`,
  padding: `18px ${pad} 14px`,
  '@media': {
    [media.belowTablet]: { position: 'static', boxShadow: 'none', paddingLeft: vars.gutter },
    [media.print]: { padding: `2px ${pad}`, borderBottomWidth: line.band },
  },
});
export const barTitle = style({
  ...type.h3,
  fontSize: vars.fontSize.step,
  fontWeight: 640,
  fontStretch: '118%',
  lineHeight: 1.06,
  '@media': {
    [media.belowTablet]: { position: 'sticky', left: vars.gutter, display: 'inline-block' },
    [media.print]: { position: 'static', fontSize: '15px' },
  },
});
export const barBasis = style({
  float: 'right',
  marginTop: vars.space[3],
  fontWeight: 400,
  fontSize: vars.fontSize.control,
  fontStretch: '100%',
  '@media': {
    [media.belowTablet]: {
      position: 'sticky',
      left: vars.gutter,
      float: 'none',
      display: 'block',
      width: `min(330px, 100vw - 2 * ${vars.gutter})`,
      marginTop: vars.space[2],
    },
    [media.print]: {
      position: 'static',
      float: 'right',
      width: 'auto',
      marginTop: '2px',
      fontSize: '11px',
    },
  },
});

export const large = style({});
globalStyle(`${table} ${large} > *`, {
  borderBottom: 0,
  paddingBlock: '20px 6px',
  '@media': { [media.print]: { paddingBlock: '3px 0' } },
});
globalStyle(`${table} ${large} > th`, { fontWeight: 600 });
globalStyle(`${large} > th small`, {
  display: 'block',
  marginTop: vars.space[1],
  fontWeight: 400,
  fontSize: vars.fontSize.small,
  fontStretch: '92%',
  color: vars.text.muted,
  '@media': {
    [media.print]: { display: 'inline', marginLeft: '6px', fontSize: '10px' },
  },
});
export const largeFigure = style({
  ...type.figure,
  fontSize: '4.5rem',
  marginLeft: '-.04em',
  display: 'inline-flex',
  alignItems: 'baseline',
  '@media': {
    [media.belowDesktop]: { fontSize: '3.5rem' },
    [media.belowTablet]: { fontSize: '2.875rem' },
    [media.print]: { fontSize: '20px' },
  },
});
globalStyle(`${largeFigure} > small`, {
  fontSize: vars.fontSize.h3,
  fontWeight: 400,
  fontStretch: '100%',
  letterSpacing: 0,
  marginLeft: '.3em',
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.control },
    [media.print]: { fontSize: '11px' },
  },
});

export const strata = style({});
globalStyle(`${table} ${strata} > *`, {
  borderBottom: `${line.control} solid ${vars.line.strong}`,
  paddingBlock: '18px 0',
  verticalAlign: 'bottom',
  '@media': { [media.print]: { paddingBlock: '4px 0' } },
});
globalStyle(`${table} ${strata} > th`, {
  position: 'relative',
  paddingRight: 0,
  '@media': {
    [media.belowTablet]: { position: 'sticky' },
    [media.print]: { position: 'relative' },
  },
});
export const legend = style({
  display: 'grid',
  paddingBottom: '10px',
  '@media': { [media.print]: { paddingBottom: '2px' } },
});
globalStyle(`${legend} b`, {
  fontWeight: 600,
  marginBottom: '14px',
  '@media': { [media.belowTablet]: visuallyHiddenText, [media.print]: visuallyHiddenText },
});
export const legendEntry = style({
  display: 'flex',
  alignItems: 'center',
  height: '30px',
  fontWeight: 400,
  fontFamily: vars.font.text,
  '@media': {
    [media.belowTablet]: { height: '26px' },
    [media.print]: { height: '13px', fontSize: '10px' },
  },
});

const mark = style({
  display: 'inline-block',
  flex: 'none',
  width: line.tick,
  height: size.tickHeight,
  marginRight: '11px',
  verticalAlign: '-2px',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': {
    [media.belowTablet]: { marginRight: vars.space[2], height: '12px' },
    [media.print]: { height: '10px' },
  },
});
export const tick = styleVariants(
  {
    energy: vars.nutrient.energy,
    protein: vars.nutrient.protein,
    carbohydrate: vars.nutrient.carbohydrate,
    fat: vars.nutrient.fat,
    mineral: vars.nutrient.mineral,
    vitamin: vars.nutrient.mineral,
    other: vars.nutrient.other,
    rest: vars.nutrient.rest,
  },
  (background) => [mark, { background }],
);
globalStyle(`${table} ${label} > ${row} > th`, { fontWeight: 600 });
export const subRow = style({});
globalStyle(`${table} ${label} > ${subRow} > th`, {
  fontWeight: 400,
  paddingLeft: `calc(${pad} + 30px)`,
  '@media': {
    [media.belowTablet]: { paddingLeft: '34px' },
    [media.print]: { paddingLeft: '36px', whiteSpace: 'nowrap' },
  },
});
export const activeRow = style({ vars: { [ground]: vars.surface.signalTint } });
globalStyle(`${table} ${activeRow} > *`, { fontWeight: 640 });
export const broken = style({});
globalStyle(`${table} ${broken} > *`, {
  borderTop: `${line.band} solid ${vars.line.strong}`,
  '@media': { [media.print]: { borderTopWidth: line.tick } },
});

export const texts = style({});
globalStyle(`${texts} > ${row} > td`, {
  fontFamily: vars.font.text,
  lineHeight: 1.4,
  '@media': { [media.print]: { fontSize: '10px', lineHeight: 1.15 } },
});
/** Kilojoules and kilocalories: below each other, on paper on one line. */
export const pair = style({ '@media': { [media.print]: { display: 'flex' } } });

export const group = style({});
globalStyle(`${table} ${group} > *`, {
  borderTop: strong,
  borderBottom: `${line.hair} solid ${vars.line.strong}`,
  paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
  '@media': { [media.print]: { paddingBlock: '2px 1px' } },
});
globalStyle(`${table} ${group} > th`, {
  ...type.title,
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.control, fontStretch: '100%' },
    [media.print]: { fontSize: '11px' },
  },
});
globalStyle(`${table} ${group} > td`, {
  ...type.brand,
  lineHeight: 1.2,
  color: vars.text.muted,
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.tag },
    [media.print]: { fontSize: '10px' },
  },
});
globalStyle(`${table} ${group} > ${slot}`, { borderTopColor: 'transparent' });

export const note = style({
  display: 'block',
  fontFamily: vars.font.head,
  fontStretch: '92%',
  fontWeight: 400,
  fontSize: vars.fontSize.label,
  lineHeight: 1.25,
  color: vars.text.muted,
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.tag },
    [media.print]: { fontSize: '10px' },
  },
});

export const openable = style({});
globalStyle(`${openable} summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: '.3em',
  listStyle: 'none',
  cursor: 'pointer',
});
globalStyle(`${openable} summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${openable} summary > svg`, {
  color: vars.text.muted,
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${openable}[open] summary > svg`, { transform: 'rotate(180deg)' });
globalStyle(`${openable} summary:hover`, { textDecoration: 'underline' });
globalStyle(`${openable} b`, { ...figures, fontFamily: vars.font.head, fontWeight: 640 });
globalStyle(`${openable} li`, {
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  paddingBlock: vars.space[1],
  borderTop: hair,
  overflowWrap: 'anywhere',
});
globalStyle(`${openable} ul`, { paddingTop: vars.space[2] });

const stockLine = style({
  ...type.link,
  ...figures,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.label, fontStretch: '86%', gap: '6px' },
    [media.print]: { fontSize: '11px' },
  },
});
export const stock = styleVariants({
  available: [stockLine, { color: vars.text.success, fontWeight: 600 }],
  soldOut: [stockLine, { color: vars.text.muted }],
});
const disc = style({
  flex: 'none',
  width: size.status,
  height: size.status,
  borderRadius: '50%',
  printColorAdjust: 'exact',
  '@media': { [media.print]: { width: '7px', height: '7px' } },
});
/** Filled or a ring: not by colour alone. */
export const dot = styleVariants({
  available: [disc, { background: 'currentColor' }],
  soldOut: [disc, { boxShadow: `inset 0 0 0 ${line.rule} ${vars.line.control}` }],
});

export const wayOut = style({ '@media': { [media.print]: { display: 'none' } } });
globalStyle(`${table} ${wayOut} > *`, { paddingBlock: '6px 8px' });
export const details = style({
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: size.touch,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.label, fontStretch: '92%', gap: '5px' },
  },
});

export const footnote = style({
  paddingTop: vars.space[3],
  fontSize: vars.fontSize.label,
  color: vars.text.body,
});

export { unseen } from '@vetta/ui/theme';
