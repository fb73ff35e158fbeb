import { line, media, size, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Drawn here alone. */
const sizes = {
  galleryShop: '300px',
};

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[3],
  marginBottom: vars.space[9],
  '@media': { [media.belowTablet]: { gridTemplateColumns: '1fr 1fr' } },
});

/** The drawn rhythm of three rows: 7 + 5, 4 + 4 + 4, 3 + 5 + 4 columns. */
export const place = style({
  gridColumn: 'span 4',
  minHeight: size.frame,
  selectors: {
    '&:nth-child(1)': { gridColumn: 'span 7', minHeight: size.shelf },
    '&:nth-child(2)': { gridColumn: 'span 5', minHeight: size.shelf },
    '&:nth-child(6)': { gridColumn: 'span 3' },
    '&:nth-child(7)': { gridColumn: 'span 5' },
  },
  '@media': {
    [media.belowTablet]: {
      minHeight: 0,
      aspectRatio: '1',
      selectors: {
        '&:nth-child(n)': { gridColumn: 'span 1', minHeight: 0 },
        // One wide, two small; the last two are neighbours.
        '&:nth-child(1), &:nth-child(4)': { gridColumn: '1 / -1', aspectRatio: '16 / 10' },
      },
    },
    // Two lines of a caption keep clear of the cross.
    [media.belowTiny]: { aspectRatio: '4 / 5' },
  },
});

export const shops = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[5],
  marginBottom: vars.space[9],
  '@media': { [media.belowTablet]: { gridTemplateColumns: '1fr', gap: vars.space[7] } },
});

export const shop = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  paddingTop: vars.space[5],
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const shopPlace = style({
  width: '100%',
  height: sizes.galleryShop,
  marginBlock: vars.space[3],
  '@media': { [media.belowTablet]: { height: size.frame } },
});
