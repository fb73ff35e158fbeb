import { line, media, size, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';
import { addressWith } from '../../browser/addressMark.ts';
import { lineHeight } from './AskedProductLine.css.ts';

const opening = `${line.rule} solid ${vars.line.strong}`;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  paddingBottom: vars.space[9],
  '@media': { [media.belowTablet]: { display: 'block' } },
});

/** The form is what stands in the columns. */
export const formPlace = style({ display: 'contents' });

export const form = style({
  position: 'relative',
  gridColumn: '1 / 8',
  '@media': { [media.belowDesktop]: { gridColumn: '1 / 7' } },
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  borderTop: opening,
  paddingTop: vars.space[5],
});

/** The room of the product's line is kept from the first paint on: the fields below stay in place. */
export const about = style({
  selectors: {
    '&:empty': { display: 'none' },
    [`${addressWith('product')} &`]: { display: 'block', ...lineHeight },
  },
});

/** What became of the message: it stays until the next message, and moves nothing above it. */
export const sent = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderLeft: `${line.bar} solid ${vars.surface.signal}`,
  background: vars.surface.quiet,
  overflowWrap: 'anywhere',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[5],
  '@media': { [media.belowTablet]: { gridTemplateColumns: '1fr' } },
});

export { unseen } from '@vetta/ui/theme';

export const places = style({
  gridColumn: '9 / -1',
  borderTop: opening,
  paddingTop: vars.space[5],
  '@media': {
    [media.belowDesktop]: { gridColumn: '7 / -1' },
    [media.belowTablet]: { marginTop: vars.space[8] },
  },
});

export const place = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
  selectors: { '& + &': { borderTop: opening } },
});

export const links = style({
  ...type.link,
  // Each link is a target of its own, 24 px high at least (WCAG 2.5.8).
  lineHeight: vars.space[5],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[5]}`,
  borderTop: opening,
  paddingTop: vars.space[3],
});

export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
});
