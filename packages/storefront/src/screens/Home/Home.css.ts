import { line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Drawn here alone. */
const sizes = {
  mosaicHigh: '290px',
  mosaicLow: '236px',
  mosaicPhone: '200px',
  shelf: '24rem',
  shelfPhone: '25.5rem',
};

/** As high as the shelf that comes into it, so that nothing moves. */
export const shelfPlace = style({
  height: sizes.shelf,
  minWidth: 0,
  '@media': {
    [media.belowPhone]: { height: sizes.shelfPhone },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': { [media.belowTablet]: { marginTop: vars.space[5] } },
});

/** Wide, narrow; narrow, wide. */
export const photo = style({
  position: 'relative',
  overflow: 'hidden',
  gridColumn: 'span 5',
  selectors: {
    '&:nth-child(2), &:nth-child(3)': { gridColumn: 'span 3' },
  },
  '@media': {
    [media.belowPhone]: {
      gridColumn: '1 / -1',
      selectors: { '&:nth-child(2), &:nth-child(3)': { gridColumn: 'span 4' } },
    },
  },
});

export const picture = style({
  position: 'relative',
  height: sizes.mosaicLow,
  selectors: { [`${photo}:nth-child(-n + 2) > &`]: { height: sizes.mosaicHigh } },
  '@media': {
    [media.belowPhone]: {
      height: size.tubSmall,
      selectors: {
        [`${photo}:nth-child(1) > &`]: { height: sizes.mosaicPhone },
        [`${photo}:nth-child(2) > &`]: { height: size.tubSmall },
      },
    },
  },
});

export const caption = style({
  ...type.label,
  position: 'absolute',
  left: 0,
  bottom: 0,
  background: vars.surface.quiet,
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
});

const hairline = `${line.hair} solid ${vars.line.hair}`;
const shelfLine = `${line.rule} solid ${vars.line.strong}`;

export const shelves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderTop: hairline,
  '@media': { [media.belowGutter]: { gridTemplateColumns: '1fr' } },
});

export const shelf = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'start',
  gap: vars.space[3],
  paddingBottom: vars.space[2],
  selectors: { '& + &': { borderLeft: hairline } },
  '@media': {
    [media.belowGutter]: {
      paddingBottom: vars.space[6],
      selectors: { '& + &': { borderLeft: 0, borderTop: hairline } },
    },
  },
});

export const shelfPicture = style({
  width: '100%',
  padding: `${vars.space[7]} 0 0`,
  borderBottom: shelfLine,
  marginBottom: vars.space[3],
});

export const packs = style({
  position: 'relative',
  height: size.frame,
  // As high as three in a row are wide: no empty wall above them.
  '@media': { [media.belowDesktop]: { height: 'auto', aspectRatio: '25 / 16' } },
});

/** The words of a shelf keep clear of the hairline, but the first starts at the page's margin. */
export const shelfWords = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[3],
  justifyItems: 'start',
  paddingInline: vars.space[5],
  selectors: {
    [`${shelf}:first-child &`]: { paddingLeft: 0 },
  },
  '@media': { [media.belowGutter]: { paddingInline: 0 } },
});

globalStyle(`${shelfWords} > :last-child`, { marginTop: vars.space[2] });
