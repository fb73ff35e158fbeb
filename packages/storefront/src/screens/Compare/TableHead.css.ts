import { figures, media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { ground, narrow, pad, strong, table } from './CompareTable.css.ts';

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

export const scaleNote = style({
  display: 'block',
  maxWidth: '7em',
  fontSize: vars.fontSize.tag,
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

export const picture = style({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  // On the shelf, whatever its size.
  transformOrigin: '50% 100%',
  // Too small on paper to be told from each other.
  '@media': { [media.print]: { scale: 'none !important' } },
});

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
    [narrow]: { fontSize: vars.fontSize.small, fontStretch: '92%' },
    [media.print]: { fontSize: '14px', marginTop: '2px' },
  },
});

export const options = style({});

globalStyle(`${table} ${options} > *`, {
  paddingBlock: '6px 14px',
  verticalAlign: 'middle',
  '@media': { [media.print]: { paddingBlock: '2px 3px' } },
});

export const freeColumnHead = style({});

// Its frame ends here.
globalStyle(`${table} ${names} > ${freeColumnHead}`, {
  borderBottom: strong,
  '@media': { [media.belowTablet]: { borderRight: strong } },
});

// The free column's head reaches down into this row, whose own last cell is not the table's edge.
globalStyle(`${table} ${names}:has(> ${freeColumnHead}) + ${options} > :last-child`, {
  borderRight: 0,
});
