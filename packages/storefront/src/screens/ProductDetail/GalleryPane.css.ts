import { line, media, vars } from '@vetta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/**
 * The picture stands on a line. At least 500 px high (docs/rules.md#product-page-states), less only
 * on paper.
 */
const shelfBase = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: '680px',
  padding: `${vars.space[8]} ${vars.space[5]} 0`,
  background: vars.surface.quiet,
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
  '@media': {
    [media.belowTablet]: {
      height: '500px',
      paddingTop: vars.space[7],
      marginInline: `calc(-1 * ${vars.gutter})`,
    },
    [media.print]: { height: '140px', margin: 0, padding: 0, background: 'none' },
  },
});

export const shelf = styleVariants({
  standing: [shelfBase],
  low: [shelfBase, { height: '500px', '@media': { [media.print]: { height: '140px' } } }],
  waiting: [shelfBase, { borderBottomColor: vars.line.hair }],
});

export const badges = style({
  position: 'absolute',
  zIndex: 1,
  left: vars.space[4],
  top: vars.space[4],
  right: vars.space[4],
  display: 'flex',
  gap: vars.space[1],
  '@media': {
    // In one line: a column of badges would reach down to the picture.
    [media.belowTablet]: { top: vars.space[3], insetInline: vars.gutter },
    [media.print]: { display: 'none' },
  },
});

export const picture = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
});

export const soldOut = style([picture, { filter: 'grayscale(1)', opacity: 0.38 }]);
