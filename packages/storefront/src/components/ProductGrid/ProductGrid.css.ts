import { line, media, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${line.hair} solid ${vars.line.hair}`;

/** Four columns, then three, two and one; the cells share hairlines. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: hairline,
  overflow: 'clip',
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.belowTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.belowTiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

// The left line of the first cell of a row falls outside and is clipped.
export const cell = style({
  minWidth: 0,
  borderBottom: hairline,
  borderLeft: hairline,
  marginLeft: `calc(-1 * ${line.hair})`,
});

export const outdated = style({
  opacity: 0.55,
  transition: `opacity ${vars.duration.fast} linear 150ms`,
});
