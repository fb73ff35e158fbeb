import { focusRing, line, media, size, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const shop = style({
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
  marginBottom: vars.space[5],
});

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const place = style({ ...type.link });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  '@media': { [media.belowTablet]: { gridTemplateColumns: '1fr' } },
});

export const pictures = style({
  gridColumn: '1 / 8',
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  '@media': {
    [media.belowDesktop]: { gridColumn: '1 / 7' },
    [media.belowTablet]: { gridColumn: 'auto' },
  },
});

export const front = style({
  position: 'relative',
  height: `calc(${size.scaleSmall} + ${vars.space[4]})`,
  '@media': {
    // The whole shop front, never a band of it.
    [media.belowDesktop]: { height: 'auto', aspectRatio: '10 / 9' },
    [media.belowTablet]: {
      height: `max(${size.frame}, 65vw)`,
      aspectRatio: 'auto',
      marginInline: `calc(-1 * ${vars.gutter})`,
    },
  },
});

export const thumbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const thumb = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: vars.surface.track,
  aspectRatio: '3 / 2',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': focusRing },
});

export const facts = style({
  gridColumn: '8 / -1',
  paddingLeft: vars.space[5],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': {
    [media.belowDesktop]: { gridColumn: '7 / -1', paddingLeft: 0 },
    [media.belowTablet]: { gridColumn: 'auto' },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.space[5],
});

export const services = style({
  display: 'grid',
  gap: vars.space[3],
  borderTop: `${line.hair} solid ${vars.line.hair}`,
  paddingTop: vars.space[4],
});

/** At the foot of the column, level with the last row of pictures. */
export const maps = style({ marginTop: 'auto' });
