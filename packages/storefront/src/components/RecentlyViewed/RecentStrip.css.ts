import { line, media, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  paddingTop: vars.space[5],
  marginBlock: `${vars.space[5]} ${vars.space[8]}`,
  '@media': { print: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBottom: vars.space[4],
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  listStyle: 'none',
  '@media': {
    [media.belowTablet]: {
      display: 'flex',
      overflowX: 'auto',
      // To the edges of the window, which cut the last piece: there is more.
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInline: vars.gutter,
    },
  },
});

export const piece = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.belowTablet]: { flex: '0 0 9.25rem' } },
});

export const link = style({ display: 'block', flex: '1 0 auto', textDecoration: 'none' });

export const tile = style({
  display: 'block',
  position: 'relative',
  height: '10rem',
  paddingTop: vars.space[5],
  background: vars.surface.quiet,
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
  selectors: {
    [`${piece}:not(:first-child) &`]: { borderLeft: `${line.hair} solid ${vars.line.hair}` },
  },
});

export const brand = style({
  ...type.brand,
  display: 'block',
  color: vars.text.muted,
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[1]} 0`,
});

export const name = style({
  ...type.link,
  display: 'block',
  fontWeight: 600,
  paddingRight: vars.space[3],
  overflowWrap: 'anywhere',
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});

export const price = style({
  ...type.small,
  color: vars.text.muted,
  padding: `${vars.space[2]} ${vars.space[3]} 0 0`,
});
