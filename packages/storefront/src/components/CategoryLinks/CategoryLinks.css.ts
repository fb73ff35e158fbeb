import { line, media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${line.hair} solid ${vars.line.hair}`;

/** Seven cells on wide screens; below, a row that is pushed sideways, from edge to edge. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginBottom: vars.space[7],
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  borderBottom: hairline,
  '@media': {
    [media.belowDesktop]: {
      gridAutoColumns: 'max-content',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInline: vars.gutter,
      scrollPaddingInline: vars.gutter,
      scrollbarWidth: 'none',
    },
    [media.belowTablet]: { marginBottom: vars.space[6] },
    [media.print]: { display: 'none' },
  },
});

export const cell = style({
  minWidth: 0,
  selectors: { '& + &': { borderLeft: hairline } },
});

export const link = style({
  ...type.control,
  lineHeight: 1.25,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[4],
  height: '100%',
  padding: vars.space[4],
  textDecoration: 'none',
  overflowWrap: 'break-word',
  ':hover': { background: vars.surface.quiet },
  '@media': { [media.belowDesktop]: { whiteSpace: 'nowrap' } },
});

globalStyle(`${cell}:first-child > ${link}`, { paddingLeft: 0 });

// Pushed sideways, the link is its words alone.
export const arrow = style({
  display: 'flex',
  transition: `transform ${vars.duration.base} ${vars.ease}`,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

globalStyle(`${link}:hover ${arrow}`, {
  '@media': { [media.moving]: { transform: `translateX(${vars.space[1]})` } },
});
