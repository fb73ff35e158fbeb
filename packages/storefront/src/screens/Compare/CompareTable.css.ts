import { line, media, size, vars } from '@vetta/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { maxCompared } from '../../catalogue/comparison/maxCompared.ts';

export const first = createVar();

export const pad = createVar();

/** How many columns of products there are. */
const columns = createVar();

/** How wide a column is at least, where they scroll. */
const column = createVar();

/** The column that invites another product. */
const free = createVar();

export const ground = createVar();

export const strong = `${line.rule} solid ${vars.line.strong}`;

export const hair = `${line.hair} solid ${vars.line.hair}`;

const wide = 'screen and (min-width: 51.26em)';

/** Two columns of the usual width would fill it: narrower ones let the next product peek in. */
export const narrow = 'screen and (max-width: 24.99em)';

/** The region that scrolls where columns do not fit: never the page. */
export const region = style({
  vars: { [first]: '218px', [pad]: '20px', [free]: size.none, [ground]: vars.surface.page },
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [media.belowTablet]: {
      vars: { [first]: `calc(98px + ${vars.gutter})`, [pad]: '11px', [column]: '124px' },
      marginInline: `calc(-1 * ${vars.gutter})`,
      scrollSnapType: 'x proximity',
      scrollPaddingLeft: first,
    },
    [narrow]: { vars: { [pad]: '9px', [column]: '104px' } },
    [media.print]: {
      vars: { [first]: '190px', [pad]: '12px' },
      overflow: 'visible',
      marginInline: 0,
      marginTop: vars.space[2],
    },
  },
});

export const columnCounts = Array.from({ length: maxCompared + 1 }, (_, count) =>
  style({ vars: { [columns]: `${count}` } }),
);

/** Below the names there is nothing of it: the products take the room. */
export const freeColumn = style({ width: free });

globalStyle(`${region}:has(${freeColumn})`, {
  vars: { [free]: '190px' },
  '@media': { [media.belowTablet]: { vars: { [free]: column } } },
});

/** Two columns do not run across the page. */
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.body,
  lineHeight: 1.3,
  '@media': {
    [media.belowTablet]: {
      width: `max(100%, ${first} + ${columns} * ${column} + ${free})`,
      fontSize: vars.fontSize.small,
    },
    [narrow]: { fontSize: vars.fontSize.label },
    [media.print]: { width: '100%', maxWidth: 'none', fontSize: '11px', lineHeight: 1.15 },
    [wide]: { maxWidth: `calc(${first} + ${columns} * 326px + ${free})` },
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

export const prices = style({});

export const texts = style({ '@media': { [media.print]: { breakInside: 'avoid' } } });

globalStyle(`${texts} > ${row} > td`, {
  fontFamily: vars.font.text,
  lineHeight: 1.4,
  '@media': { [media.print]: { fontSize: '10px', lineHeight: 1.15 } },
});

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

export const footnote = style({
  paddingTop: vars.space[3],
  fontSize: vars.fontSize.label,
  color: vars.text.body,
});

export { unseen } from '@vetta/ui/theme';
