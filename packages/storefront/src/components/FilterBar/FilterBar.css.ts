import { currentIndicator, line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { listingParameters } from '../../api/listingParameters.ts';
import { addressWith } from '../../browser/addressMark.ts';

/** Paper says what the list is filtered by, and leaves out what it can be filtered with. */
const onScreen = { '@media': { [media.print]: { display: 'none' } } } as const;

/** Where the filters stand open: defined here, so that one query is sent to the browser, not all. */
export const wideScreens: string = media.aboveLaptop;

const hairline = `${line.hair} solid ${vars.line.hair}`;

/**
 * On wide screens two lines of one box: search, brand, price and order; below them the count, shop, what
 * to avoid, and what can be done with the list. On narrow ones search and button, the panel, the count.
 */
export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  '@media': {
    [media.belowLaptop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
    },
    [media.print]: { display: 'block', border: 0 },
  },
});

/** On wide screens the suggestions hang under the field over the whole bar. */
export const search = style({
  flex: '0 0 34%',
  minWidth: 0,
  borderBottom: hairline,
  ...onScreen,
});

export const toggle = style({
  ...type.control,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: vars.space[3],
  paddingLeft: vars.space[4],
  borderLeft: hairline,
  borderBottom: hairline,
  '@media': { [media.aboveLaptop]: { display: 'none' }, [media.print]: { display: 'none' } },
});

// The number of active filters is not known yet; its room is kept.
globalStyle(`${addressWith(...listingParameters)} ${toggle}::after`, {
  content: '""',
  width: size.counter,
});

export { unseen } from '@vetta/ui/theme';

/** Below the controls that it speaks of. */
globalStyle(`${bar} > noscript`, {
  gridColumn: '1 / -1',
  flexBasis: '100%',
  order: 3,
  paddingBlock: vars.space[4],
  ...onScreen,
});

const panel = style({
  display: 'contents',
  '@media': { [media.belowLaptop]: { display: 'block', gridColumn: '1 / -1' } },
});

/** Until the visitor chooses, narrow screens do not show it; wide ones always do. */
const hidden = style([
  panel,
  { '@media': { [media.belowLaptop]: { display: 'none' }, [media.print]: { display: 'block' } } },
]);
export const panelState = { open: panel, closed: hidden };

/** Three in a row, where they do not stand beside the search. */
export const selects = style({
  display: 'flex',
  flex: '0 0 66%',
  '@media': {
    [media.belowLaptop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
    [media.belowTablet]: { display: 'block' },
    [media.print]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] },
  },
});

export const field = style({
  position: 'relative',
  display: 'block',
  flex: '1 1 0',
  minWidth: 0,
  borderBottom: hairline,
  borderLeft: hairline,
  '@media': {
    [media.belowLaptop]: { selectors: { '&:first-child': { borderLeft: 0 } } },
    [media.belowTablet]: { borderLeft: 0 },
    [media.print]: { display: 'none', border: 0 },
  },
});

export const label = style({
  ...type.label,
  fontSize: vars.fontSize.tag,
  position: 'absolute',
  top: vars.space[2],
  left: vars.space[4],
  color: vars.text.muted,
  pointerEvents: 'none',
  '@media': {
    [media.print]: { position: 'static', display: 'block', whiteSpace: 'nowrap' },
  },
});

/** Fills its cell, so the whole cell opens what it names. */
export const select = style({
  ...type.link,
  display: 'block',
  width: '100%',
  height: size.searchBar,
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[1]} ${vars.space[4]}`,
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  ':hover': { background: vars.surface.quiet },
  ':focus-visible': { outlineOffset: `calc(-1 * ${line.tick})` },
});

export const chevron = style({
  display: 'flex',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${field} > ${chevron}`, {
  position: 'absolute',
  right: vars.space[3],
  bottom: vars.space[2],
});

/** A phone's sheet covers it. */
globalStyle(`:is([aria-expanded="true"], [open] > summary) > ${chevron}`, {
  transform: 'rotate(180deg)',
});

/** Shop and what to avoid: its choices stand as marks above the list, on paper too. */
export const secondRow = style({
  display: 'contents',
  '@media': { [media.belowLaptop]: { display: 'block' }, [media.print]: { display: 'none' } },
});

/** Names what it opens, and what is chosen there. */
export const disclosure = style({
  ...type.link,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: size.touch,
  fontSize: vars.fontSize.small,
  order: 2,
  marginLeft: vars.space[5],
  // On the line of the buttons' words, which are underlined.
  paddingBottom: vars.space[1],
  cursor: 'pointer',
  // The triangle is drawn as that of the selects.
  listStyle: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': {
    [media.belowLaptop]: {
      width: '100%',
      minHeight: size.searchBar,
      margin: 0,
      padding: `0 ${vars.space[3]} 0 ${vars.space[4]}`,
    },
  },
});
globalStyle(`${disclosure}::-webkit-details-marker`, { display: 'none' });
globalStyle(`button${disclosure}`, {
  '@media': { [media.belowLaptop]: { borderBottom: hairline } },
});

/** The shops beside the words that open them, where there is room. */
export const shop = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  order: 2,
  '@media': { [media.belowLaptop]: { display: 'block', borderBottom: hairline } },
});
globalStyle(`${shop} > form`, {
  order: 3,
  '@media': {
    [media.belowLaptop]: { padding: `0 ${vars.space[4]} ${vars.space[2]}` },
  },
});
// The words that open the shops are their label.
globalStyle(`${shop} [role="radiogroup"] > span:first-child`, { display: 'none' });

/** What is chosen; on wide screens the marks above the list say it. */
export const chosen = style({
  marginLeft: 'auto',
  maxWidth: '14em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.aboveLaptop]: { display: 'none' } },
});

/** What 'Da evitare' opens in place: below the line that it stands on. */
export const opened = style({
  order: 4,
  flexBasis: '100%',
});

/** A filter off its default: yellow bar below, on phones at the left. */
export const active = style({
  selectors: { '&::after': currentIndicator },
  '@media': {
    [media.belowTablet]: {
      selectors: {
        '&::after': {
          inset: '0 auto 0 0',
          width: line.mark,
          height: 'auto',
          borderTop: 0,
          borderRight: `${line.hair} solid ${vars.line.strong}`,
        },
      },
    },
    [media.print]: { display: 'block', selectors: { '&::after': { content: 'none' } } },
  },
});

export const activeSelect = style({
  fontWeight: 640,
  '@media': { [media.print]: { padding: 0, height: 'auto' } },
});
