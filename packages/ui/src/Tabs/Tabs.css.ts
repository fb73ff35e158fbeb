import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { currentIndicator } from '../theme/focusAndMarkers.ts';
import { line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const row = style({
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
  '@media': {
    [media.belowTablet]: {
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInline: vars.gutter,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const list = styleVariants({
  row: [
    row,
    {
      display: 'flex',
      // Spaced letters may need two rows; on a phone the one row scrolls.
      flexWrap: 'wrap',
      gap: `0 ${vars.space[7]}`,
      '@media': { [media.belowTablet]: { flexWrap: 'nowrap', columnGap: vars.space[5] } },
    },
  ],
  halves: [
    row,
    { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', justifyItems: 'start' },
  ],
});

export const tab = style({
  ...type.tab,
  position: 'relative',
  // Room for the ring beside the letters, taken from the gap: the words stay where they are drawn.
  padding: `${vars.space[4]} ${vars.space[3]} ${vars.space[5]}`,
  marginInline: `calc(-1 * ${vars.space[3]})`,
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  '@media': { [media.belowTablet]: { fontSize: vars.fontSize.body } },
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&[aria-selected="true"]': { color: vars.text.strong, fontWeight: 640 },
    '&[aria-selected="true"]::after': {
      ...currentIndicator,
      insetInline: vars.space[3],
      height: line.mark,
    },
    // The row scrolls on phones: a ring outside would be cut off.
    '&:focus-visible': {
      outlineOffset: `calc(-1 * ${line.tick})`,
      boxShadow: `inset 0 0 0 ${line.bar} ${vars.focus.inner}`,
    },
  },
});

/** Inside the panel: a panel closed "until found" keeps its own padding, but not what it holds. */
export const content = style({ paddingTop: vars.space[7] });
