import { media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const rows = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingTop: vars.space[4],
  // One line that is swiped: the list is what the visitor came for.
  '@media': {
    [media.belowTablet]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInline: vars.gutter,
      // Room for the ring of a mark.
      paddingBottom: vars.space[2],
      scrollPaddingInline: vars.gutter,
      scrollbarWidth: 'none',
    },
    [media.print]: { flexWrap: 'wrap', overflowX: 'visible' },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'inherit',
  alignItems: 'center',
  gap: vars.space[2],
});

globalStyle(`${rows} > *, ${row} > *`, { '@media': { [media.belowTablet]: { flex: 'none' } } });

export const lead = style({
  ...type.label,
  fontSize: vars.fontSize.small,
  marginRight: vars.space[1],
  color: vars.text.muted,
});
