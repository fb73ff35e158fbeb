import { line, media, size, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const crumb = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  // Stock and the way to ask are within the first screen of a laptop, and the second of a phone.
  paddingBlock: `${vars.space[2]} 0`,
  '@media': {
    [media.belowTablet]: { paddingBottom: vars.space[2] },
    [media.print]: { display: 'none' },
  },
});

/** Seven columns for the picture, five for the rest; then halves, and on narrow screens one column. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  '@media': {
    [media.belowTablet]: { display: 'flex', flexDirection: 'column', gap: 0 },
    [media.print]: { display: 'grid', gap: vars.space[5], paddingTop: vars.space[4] },
  },
});

/** On narrow screens its two parts join the column: picture, purchase, features. */
export const left = style({
  gridColumn: '1 / 8',
  '@media': {
    [media.belowDesktop]: { gridColumn: '1 / 7' },
    [media.belowTablet]: { display: 'contents' },
    [media.print]: { display: 'block' },
  },
});

export const right = style({
  gridColumn: '8 / -1',
  minWidth: 0,
  paddingLeft: vars.space[5],
  '@media': {
    [media.belowDesktop]: { gridColumn: '7 / -1', paddingLeft: 0 },
    [media.belowTablet]: { order: 1, padding: `${vars.space[5]} 0 0` },
    [media.print]: { padding: 0 },
  },
});

/** Beside a picture without features below it: what is bought stands on the line of the shelf. */
export const spread = style([
  right,
  {
    display: 'flex',
    flexDirection: 'column',
    '@media': { [media.belowTablet]: { display: 'block' }, [media.print]: { display: 'block' } },
  },
]);

/** As high as the products that come to stand in it, with their margins. */
export const shelf = style({
  display: 'flow-root',
  minHeight: '31rem',
  '@media': { [media.belowTablet]: { minHeight: '31.75rem' }, [media.print]: { display: 'none' } },
});

/** Codes and hours are for paper alone. */
export const printedFoot = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingTop: vars.space[5],
  '@media': {
    [media.belowTablet]: {
      order: 2,
      marginTop: vars.space[2],
      paddingTop: vars.space[4],
      borderTop: `${line.rule} solid ${vars.line.strong}`,
    },
    [media.print]: { marginTop: 0, borderTop: 0 },
  },
});

export const description = style({
  maxWidth: size.prose,
  color: vars.text.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const features = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  gap: vars.space[5],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
  },
});
