import { figures, line, media, size, type, vars, visuallyHiddenText } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { addressWith } from '../../browser/addressMark.ts';

/** The last line of the bar: on wide screens its parts stand around the bar's own. */
export const countLine = style({
  display: 'contents',
  '@media': {
    [media.belowLaptop]: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[4],
      minHeight: size.searchBar,
    },
  },
});

globalStyle(`${countLine} > button`, {
  flex: 'none',
  order: 3,
  '@media': { [media.aboveLaptop]: { marginLeft: vars.space[5] } },
});

export const counted = style({
  flex: '1 1 12em',
  order: 1,
  minWidth: 0,
  '@media': { [media.aboveLaptop]: { minHeight: size.touch, alignContent: 'center' } },
});

/** With a search, or with what could not be read: on a phone it has a line of its own. */
export const longCount = style([
  counted,
  { '@media': { [media.belowTablet]: { flexBasis: '100%' } } },
]);

globalStyle(`${countLine}:has(> ${longCount})`, {
  '@media': { [media.belowTablet]: { flexWrap: 'wrap', rowGap: 0 } },
});

// Two buttons beside the count leave it a word a line on the narrowest phones.
globalStyle(`${countLine}:has(> button ~ button) > ${counted}`, {
  '@media': { [media.belowPhone]: { flexBasis: '100%' } },
});
globalStyle(`${countLine}:has(> button ~ button)`, {
  '@media': { [media.belowPhone]: { flexWrap: 'wrap', rowGap: 0 } },
});

export const count = style({
  ...type.link,
  ...figures,
  fontWeight: 400,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  minWidth: 0,
});

/** One word, which reaches into the gap rather than into a second line. */
export const loading = style({ whiteSpace: 'nowrap' });

export const number = style({ fontWeight: 640 });

/** Parameters that make another list of the one that was built. */
const filtered = addressWith(
  'search',
  'brand',
  'priceRange',
  'sortBy',
  'store',
  'avoid',
  'avoidIngredient',
);
/** Those whose choices stand above the list, in as many lines as they take. */
const marked = addressWith('store', 'avoid', 'avoidIngredient');

export const cards = style({
  selectors: { [`${filtered} &`]: { display: 'none' } },
});

/** Stands in the built page, for the addresses that name another list. */
export const waitingCards = style({
  display: 'none',
  selectors: { [`${filtered} &`]: { display: 'block' }, [`${marked} &`]: { visibility: 'hidden' } },
});

/** Keeps what is below the list out of the window. */
export const waitingRoom = style({ minHeight: '100dvh' });

// The count is not of this list; with the button that resets the line is as high as it will be.
globalStyle(`${filtered} ${countLine}`, { visibility: 'hidden' });
globalStyle(`${filtered} ${countLine}`, {
  '@media': { [media.belowPhone]: { flexWrap: 'wrap', rowGap: 0 } },
});
globalStyle(`${filtered} ${counted}`, {
  '@media': { [media.belowPhone]: { flexBasis: '100%' } },
});
globalStyle(`${addressWith('search')} ${countLine}`, {
  '@media': { [media.belowTablet]: { flexWrap: 'wrap', rowGap: 0 } },
});
globalStyle(`${addressWith('search')} ${counted}`, {
  '@media': { [media.belowTablet]: { flexBasis: '100%' } },
});

// The catalogue where the host has no other page for a comparison.
globalStyle(`${addressWith('compare')} main:has(${countLine})`, {
  visibility: 'hidden',
  maxHeight: '100dvh',
  minHeight: '100dvh',
  overflow: 'clip',
});

/** The end of a step. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingTop: vars.space[5],
});

globalStyle(`:is(${countLine}, ${more}) > button`, {
  '@media': { [media.print]: { display: 'none' } },
});

/** Drawn here alone. */
const profile = { plot: '112px', plotPhone: '72px', line: '26px', bar: '8px' };

/** Above a list: its title, and beside that the profile of its products, where it has one. */
export const head = style({
  '@media': {
    [media.aboveTablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'end',
      columnGap: vars.space[6],
    },
  },
});
globalStyle(`${head} > :only-child`, { gridColumn: '1 / -1' });
// As low as without a profile: the first price stays in the first window.
globalStyle(`${head} > :not(:only-child)`, {
  '@media': { [media.aboveTablet]: { paddingBlock: vars.space[2] } },
});
globalStyle(`${head} > :not(:only-child) h1`, { fontSize: vars.fontSize.h2 });

/** As high as what comes into it, so that nothing moves. What stands in it has no styles of its own. */
export const profilePlace = style({
  minHeight: `calc(${profile.plot} + ${profile.line} + ${vars.space[3]})`,
  '@media': {
    [media.belowTablet]: {
      minHeight: `calc(${profile.plotPhone} + ${profile.line} + ${vars.space[3]})`,
    },
  },
});

// The products stand on the shelf.
globalStyle(`${profilePlace} div`, {
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
  cursor: 'pointer',
  touchAction: 'pan-y',
});

globalStyle(`${profilePlace} svg`, {
  display: 'block',
  width: '100%',
  height: profile.plot,
  '@media': { [media.belowTablet]: { height: profile.plotPhone } },
});

// Behind the bar that is named, as wide as its place.
globalStyle(`${profilePlace} path`, { stroke: vars.surface.signal });
globalStyle(`${profilePlace} path:last-child`, {
  stroke: 'currentColor',
  strokeWidth: profile.bar,
  vectorEffect: 'non-scaling-stroke',
  printColorAdjust: 'exact',
  '@media': { [media.moving]: { transition: `d ${vars.duration.fast} ease` } },
});

// What the heights are, or the product that is pointed at.
globalStyle(`${profilePlace} :is(p, a)`, {
  ...figures,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  height: profile.line,
  fontSize: vars.fontSize.label,
  whiteSpace: 'nowrap',
});
globalStyle(`${profilePlace} b`, { overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${profilePlace} [hidden]`, { display: 'none' });
globalStyle(`${profilePlace} ul`, visuallyHiddenText);
