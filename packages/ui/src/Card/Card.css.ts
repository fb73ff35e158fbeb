import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { byNote, outdated } from '../CardGrid/CardGrid.css.ts';
import { wholeAttribute } from '../CardGrid/forceCardLayout.ts';
import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusAndMarkers.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';
import { detail } from './CardPrice.css.ts';

const inset = createVar();
/** What nearly every card is high: those far from the window and skeletons keep that room. */
export const height = createVar();

const hairline = `${line.hair} solid ${vars.line.hair}`;
const shelf = `${line.rule} solid ${vars.line.strong}`;

/**
 * Its left line begins below the tile, so that the shelf runs on over the row; that of the first
 * cell falls outside the grid and is clipped. On a phone what is far from the window is not laid out and
 * keeps its room: a list of a hundred cards costs what is seen of it.
 */
export const cell = style({
  vars: {
    [inset]: vars.space[4],
    [height]: `calc(${size.cardTile} + ${line.rule} + ${size.cardWords})`,
  },
  display: 'grid',
  minWidth: 0,
  borderBottom: hairline,
  position: 'relative',
  paddingLeft: line.hair,
  marginLeft: `-${line.hair}`,
  contain: 'content',
  '@media': {
    [media.belowTablet]: {
      vars: { [height]: `calc(${size.cardTile} + ${line.rule} + ${size.cardWordsWide})` },
    },
    [media.belowPhone]: {
      vars: { [inset]: size.none, [height]: size.rowHeight },
      '::before': { content: 'none' },
    },
    [media.touch]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${height}`,
      selectors: {
        // Whoever goes back to a place in the list needs each row's true height for a moment.
        [`:root[${wholeAttribute}] &`]: { contentVisibility: 'visible' },
      },
    },
    [media.print]: { contentVisibility: 'visible', breakInside: 'avoid' },
  },
  '::before': {
    content: '""',
    position: 'absolute',
    inset: `calc(${size.cardTile} + ${line.rule}) auto 0 0`,
    borderLeft: hairline,
  },
});

/** On a phone: the last line has the amount, and beside it what 100 g of its active cost. */
const rowAreas = `"tile badges badges" "tile eyebrow eyebrow" "tile title title" "tile text text"
  "tile until until" "tile lead unit" "tile amount note"`;

/**
 * All parts are its children, and lie in its areas: on wide screens one below the other, the words'
 * row taking what is free; on a phone beside the tile.
 */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: `
    "tile tile tile" auto
    "eyebrow eyebrow eyebrow" auto
    "title title title" auto
    "text text text" 1fr
    "until until until" auto
    "lead amount amount" auto
    "unit unit link" auto
    "note note note" auto
    / auto minmax(0, 1fr) auto`,
  alignItems: 'last baseline',
  columnGap: vars.space[2],
  minWidth: 0,
  padding: `0 ${inset} ${vars.space[4]}`,
  '@media': {
    [media.belowPhone]: {
      gridTemplateAreas: rowAreas,
      gridTemplateRows: 'auto auto auto 1fr',
      gridTemplateColumns: `${size.rowTile} fit-content(${size.rowAmount}) minmax(0, 1fr)`,
      columnGap: vars.space[3],
      minHeight: height,
      paddingBlock: `0 ${vars.space[3]}`,
    },
  },
  selectors: {
    // What the list is ordered by is the loudest of a card.
    [`${byNote} &`]: {
      gridTemplateAreas: `"tile tile tile" "eyebrow eyebrow eyebrow" "title title title"
        "text text text" "note note note" "until until until" "lead amount amount"
        "unit unit link"`,
      '@media': {
        [media.belowPhone]: { gridTemplateAreas: rowAreas },
      },
    },
  },
});

/** Badges, and below them a picture that stands on the shelf: a line of ink, continuous over the row. */
export const tile = style({
  gridArea: 'tile',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: `minmax(${vars.space[6]}, auto) minmax(0, 1fr)`,
  height: `calc(${size.cardTile} + ${line.rule})`,
  marginInline: `calc(-1 * ${inset})`,
  background: vars.surface.quiet,
  borderBottom: shelf,
  // A row has room for badges beside the picture alone.
  '@media': { [media.belowPhone]: { display: 'contents' } },
});

/** Sold out: the picture fades, the words in place of one do not. */
export const faded = style([tile]);
globalStyle(`${faded} img`, { filter: 'grayscale(1)', opacity: 0.38 });

// The frame of the picture.
globalStyle(`${tile} > span`, {
  gridRow: 2,
  position: 'relative',
  height: '100%',
  '@media': {
    [media.belowPhone]: {
      gridArea: 'tile',
      alignSelf: 'stretch',
      height: 'auto',
      marginBottom: `calc(-1 * ${vars.space[3]})`,
      background: vars.surface.quiet,
      borderBottom: shelf,
    },
  },
});
// Below the heart.
globalStyle(`${tile} > span img`, {
  transformOrigin: '50% 100%',
  transition: `transform ${vars.duration.slow} ${vars.ease}`,
  '@media': {
    [media.belowPhone]: { insetBlockStart: vars.space[6], height: `calc(100% - ${vars.space[6]})` },
  },
});
globalStyle(`${card}:hover img`, {
  '@media': { [media.moving]: { transform: 'scale(1.025)' } },
});

// A filter of its own kind: whether a picture has loaded is said by its opacity. An answer faster than
// 150 ms never shows it.
globalStyle(`${outdated} ${tile} img`, {
  filter: 'opacity(0.55)',
  transition: `filter ${vars.duration.fast} linear 150ms`,
});
globalStyle(`${outdated} ${faded} img`, { filter: 'grayscale(1) opacity(0.55)' });

// Above the picture and beside the heart, never over them: each line more makes the picture smaller.
globalStyle(`${tile} > :not(span, button)`, {
  position: 'relative',
  gridRow: 1,
  padding: `${vars.space[2]} 0 ${vars.space[1]} ${vars.space[2]}`,
  marginRight: size.touch,
  '@media': {
    // Not on the tile: white tags would not be seen.
    [media.belowPhone]: {
      vars: { [vars.surface.page]: vars.surface.track },
      gridArea: 'badges',
      margin: 0,
      padding: `${vars.space[2]} 0 0`,
    },
  },
});

// The heart.
globalStyle(`${tile} > button`, {
  position: 'absolute',
  zIndex: 2,
  top: 0,
  right: 0,
  '@media': {
    [media.belowPhone]: {
      gridArea: 'tile',
      position: 'relative',
      placeSelf: 'start end',
    },
    [media.print]: { display: 'none' },
  },
});

export const eyebrow = style({
  ...type.brand,
  gridArea: 'eyebrow',
  marginTop: vars.space[3],
  color: vars.text.muted,
  lineHeight: 1.2,
  '@media': { [media.belowPhone]: { marginTop: vars.space[2], fontSize: vars.fontSize.tag } },
});

export const title = style({
  ...type.h3,
  fontSize: vars.fontSize.lead,
  gridArea: 'title',
  marginTop: vars.space[1],
  overflowWrap: 'anywhere',
  '@media': { [media.belowPhone]: { marginTop: 0, fontSize: vars.fontSize.body } },
});

export const muted = style([title, { color: vars.text.muted }]);

/** It has three lines, or what the longest of its row takes. */
export const text = style({
  ...type.small,
  gridArea: 'text',
  alignSelf: 'stretch',
  fontSize: vars.fontSize.label,
  lineHeight: 1.4,
  color: vars.text.body,
  marginTop: vars.space[1],
  paddingBottom: vars.space[2],
  borderBottom: hairline,
  overflowWrap: 'anywhere',
  '@media': { [media.belowPhone]: { margin: 0, padding: 0, border: 0 } },
});

/** On a phone one line stands for it. */
export const cut = style([
  text,
  {
    '@media': {
      [media.belowPhone]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
]);

/** A line at the end. */
export const note = style({});

/** A card that keeps that line free until its words come, so that nothing moves then. */
export const awaiting = style([card, { '::after': { content: '"\\a0"' } }]);

globalStyle(`${note}, ${awaiting}::after`, {
  ...detail,
  gridArea: 'note',
  whiteSpace: 'nowrap',
  '@media': {
    // Below the unit price, at the end of the line of the amount.
    [media.belowPhone]: {
      fontSize: vars.fontSize.tag,
      fontStretch: '84%',
      marginTop: 0,
      textAlign: 'end',
      whiteSpace: 'normal',
    },
  },
});
globalStyle(`${byNote} ${note}, ${byNote} ${awaiting}::after`, {
  fontSize: vars.fontSize.lead,
  fontWeight: 600,
  color: vars.text.strong,
  '@media': {
    [media.belowPhone]: { fontSize: vars.fontSize.control },
  },
});

/** The one link of the card; its target is the whole card, so its ring is the card's. */
export const link = style({
  ...type.control,
  gridArea: 'link',
  marginTop: vars.space[2],
  fontSize: vars.fontSize.label,
  lineHeight: 1.2,
  textDecoration: 'none',
  borderBottom: `${line.control} solid transparent`,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  '@media': {
    // The row itself is pressed; the words are read out. Not on the line of a way to ask.
    [media.belowPhone]: { gridArea: 'text', alignSelf: 'center', fontSize: 0, border: 0 },
    [media.print]: { display: 'none' },
  },
  selectors: {
    [`${card}:hover &`]: { borderColor: 'currentColor' },
    // Within the card, which is cut at its edge.
    '&:focus-visible::after': {
      ...focusRing,
      outlineOffset: `calc(-2 * ${line.tick})`,
      boxShadow: `inset 0 0 0 ${line.tick} ${vars.focus.inner}`,
    },
  },
});

// What stands in place of the link; in a row, in the corner opposite the heart.
globalStyle(`${card} > label`, {
  gridArea: 'link',
  '@media': {
    // Above the picture.
    [media.belowPhone]: { gridArea: 'tile', placeSelf: 'start', zIndex: 1, margin: vars.space[3] },
  },
});
