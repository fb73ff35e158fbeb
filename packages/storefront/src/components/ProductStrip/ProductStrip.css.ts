import { figures, line, media, type, vars } from '@vetta/ui/theme';
import { style, type StyleRule, styleVariants } from '@vanilla-extract/css';

const stripBase = style({
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  paddingTop: vars.space[5],
  '@media': { print: { display: 'none' } },
});

export const strip = styleVariants({
  below: [stripBase, { marginBlock: `${vars.space[5]} ${vars.space[8]}` }],
  /** Its place keeps the distances. */
  alone: [stripBase],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  marginBottom: vars.space[4],
});

const scrolling: StyleRule = {
  display: 'flex',
  overflowX: 'auto',
  // To the edges of the window, which cut the last piece: there is more.
  marginInline: `calc(-1 * ${vars.gutter})`,
  paddingInline: vars.gutter,
};

const rowBase = style({
  display: 'grid',
  listStyle: 'none',
  '@media': { [media.belowTablet]: scrolling },
});

export const row = styleVariants({
  small: [rowBase, { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' }],
  large: [rowBase, { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }],
  shelf: [
    rowBase,
    {
      gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
      // Not all tell a price of the kilo: the prices above it stay on one line.
      alignItems: 'start',
      '@media': { [media.belowDesktop]: scrolling },
    },
  ],
});

export const piece = style({
  display: 'flex',
  flexDirection: 'column',
  // Where they share the row, it gives them their width.
  flex: '0 0 9.25rem',
});

export const link = style({ display: 'block', flex: '1 0 auto', textDecoration: 'none' });

const tileBase = style({
  display: 'block',
  position: 'relative',
  paddingTop: vars.space[5],
  background: vars.surface.quiet,
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
  selectors: {
    [`${piece}:not(:first-child) &`]: { borderLeft: `${line.hair} solid ${vars.line.hair}` },
  },
});

export const tile = styleVariants({
  small: [tileBase, { height: '10rem' }],
  shelf: [tileBase, { height: '10rem' }],
  large: [tileBase, { height: '14rem', '@media': { [media.belowTablet]: { height: '10rem' } } }],
});

export const pack = style({ display: 'block', height: '100%', transformOrigin: '50% 100%' });

export const brand = style({
  ...type.brand,
  display: 'block',
  color: vars.text.muted,
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[1]} 0`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const name = style({
  ...type.link,
  display: 'block',
  fontWeight: 600,
  paddingRight: vars.space[3],
  overflowWrap: 'anywhere',
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});

export const nameOf = styleVariants({
  small: [name],
  large: [name],
  /** Two lines of each, short or long. */
  shelf: [
    name,
    {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      height: '2lh',
      overflow: 'hidden',
    },
  ],
});

const price = style({
  ...type.small,
  color: vars.text.muted,
  padding: `${vars.space[2]} ${vars.space[3]} 0 0`,
});

export const priceOf = styleVariants({
  small: [price],
  large: [price],
  /** Eight in a row leave no room for both on a line. */
  shelf: [price, { display: 'grid' }],
});

export const note = style([price, figures, { paddingTop: vars.space[1] }]);
