import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { focusRing, hiddenText } from '../theme/marks.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const inset = createVar();

const hairline = `${line.hair} solid ${vars.line.hair}`;

/** The left line of the first cell of a row falls outside the grid and is clipped. */
export const cell = style({
  minWidth: 0,
  borderBottom: hairline,
  borderLeft: hairline,
  marginLeft: `-${line.hair}`,
});

export const card = style({
  vars: { [inset]: `calc(${vars.space[4]} + ${vars.space[1]})` },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  padding: `0 ${inset} ${vars.space[5]}`,
  '@media': {
    [media.belowPhone]: {
      vars: { [inset]: vars.space[3] },
      paddingBottom: vars.space[4],
    },
  },
});

/** The tile: a picture that stands on the shelf, a 2 px ink line continuous over the row. */
export const tile = style({
  position: 'relative',
  margin: `0 calc(-1 * ${inset}) ${vars.space[4]}`,
  padding: `${vars.space[7]} ${vars.space[5]} 0`,
  background: vars.surface.quiet,
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
  '@media': {
    [media.belowPhone]: {
      padding: `${vars.space[8]} ${vars.space[3]} 0`,
      marginBottom: vars.space[3],
    },
  },
});

export const picture = style({
  position: 'relative',
  height: size.tub,
  transition: `transform ${vars.duration.slow} ${vars.ease}`,
  transformOrigin: '50% 100%',
  '@media': { [media.belowPhone]: { height: size.tubSmall } },
});

/** Sold out: the picture fades, the words in place of one do not. */
export const faded = style([picture]);
globalStyle(`${faded} img`, { filter: 'grayscale(1)', opacity: 0.38 });

globalStyle(`${card}:hover ${picture}`, {
  '@media': { [media.moving]: { transform: 'scale(1.025)' } },
});

/** Above the picture; what is more than one line hangs over the empty tile, never over the heart. */
export const badges = style({
  position: 'absolute',
  top: vars.space[3],
  left: vars.space[3],
  maxWidth: `calc(100% - ${size.touch} - ${vars.space[5]})`,
  '@media': { [media.belowPhone]: { top: vars.space[2], left: vars.space[2] } },
});

export const action = style({
  position: 'absolute',
  zIndex: 2,
  top: vars.space[1],
  right: vars.space[1],
});

/**
 * Room for a name of two lines and a description of three, four or five, so that cards and their
 * skeletons are of one size.
 */
const roomFor = (name: string, description: string, lines: number) =>
  `calc(2.4 * ${name} + ${1.45 * lines} * ${description} + ${vars.space[3]})`;

export const words = style({
  minHeight: roomFor(vars.fontSize.h3, vars.fontSize.small, 3),
  marginTop: vars.space[1],
  marginBottom: vars.space[4],
  '@media': {
    [media.belowDesktop]: { minHeight: roomFor(vars.fontSize.h3, vars.fontSize.small, 4) },
    [media.belowTablet]: { minHeight: roomFor(vars.fontSize.h3, vars.fontSize.small, 3) },
    [media.belowPhone]: { minHeight: roomFor(vars.fontSize.body, vars.fontSize.label, 4) },
    [media.belowTiny]: { minHeight: roomFor(vars.fontSize.body, vars.fontSize.label, 2) },
  },
});

export const eyebrow = style({ ...type.brand, color: vars.text.muted, lineHeight: 1.2 });

export const title = style({
  ...type.h3,
  overflowWrap: 'anywhere',
  '@media': { [media.belowPhone]: { fontSize: vars.fontSize.body } },
});

export const muted = style({ color: vars.text.muted });

export const text = style({
  ...type.small,
  color: vars.text.body,
  marginTop: vars.space[2],
  overflowWrap: 'break-word',
  '@media': { [media.belowPhone]: { fontSize: vars.fontSize.label } },
});

export const foot = style({
  marginTop: 'auto',
  paddingTop: vars.space[3],
  borderTop: hairline,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: vars.space[3],
  '@media': {
    [media.belowPhone]: { flexDirection: 'column', alignItems: 'flex-start' },
    [media.belowTiny]: { flexFlow: 'row wrap', alignItems: 'flex-end' },
  },
});

/** Set on what stands in place of a price. */
export const request = style({});

/** The one link of the card; its target is the whole card, so its ring is the card's. */
export const link = style({
  ...type.control,
  fontSize: vars.fontSize.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  paddingBottom: vars.space[1],
  textDecoration: 'none',
  borderBottom: `${line.control} solid transparent`,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  // On the line of the price, not on that of the price per kilogram below it.
  marginBottom: `calc(1.3 * ${vars.fontSize.small})`,
  '@media': {
    [media.belowPhone]: { marginBottom: 0 },
    [media.belowTiny]: { marginBottom: `calc(1.3 * ${vars.fontSize.small})` },
  },
  selectors: {
    // Beside words instead of a price it stands on the line of the way to ask.
    [`${request} ~ &`]: { marginBottom: 0 },
    [`${card}:hover &`]: { borderColor: 'currentColor' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: `calc(-2 * ${line.tick})` },
  },
});

export const unseen = style(hiddenText);
