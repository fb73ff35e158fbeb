import { figures, media, size, type, vars } from '@vetta/ui/theme';
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
