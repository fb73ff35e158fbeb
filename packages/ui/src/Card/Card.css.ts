import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { outdated } from '../CardGrid/CardGrid.css.ts';
import { wholeAttribute } from '../CardGrid/forceCardLayout.ts';
import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusAndMarkers.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const inset = createVar();

// What the parts of a card are high at this width.
const above = createVar();
const stand = createVar();
const below = createVar();
const wording = createVar();
/** The link's own line, where it stands below the price. */
const linkLine = createVar();
const end = createVar();

const hairline = `${line.hair} solid ${vars.line.hair}`;

/**
 * Room for a name of two lines and a description of three, four or five, so that cards and their
 * skeletons are of one size.
 */
const roomFor = (name: string, description: string, lines: number) =>
  `calc(2.4 * ${name} + ${1.45 * lines} * ${description} + ${vars.space[3]})`;

/** Tile, maker, words and foot, as below: nearly every card is exactly that high. */
const height = [
  `${above} + ${stand} + ${line.rule} + ${below}`,
  `1.2 * ${vars.fontSize.small}`,
  `${vars.space[1]} + ${wording} + ${vars.space[4]}`,
  `${line.hair} + ${vars.space[3]} + ${linkLine}`,
  `1.2 * ${vars.fontSize.label} + ${vars.fontSize.price} + 1.3 * ${vars.fontSize.small} + 2 * ${vars.space[1]}`,
  end,
].join(' + ');

/**
 * Its left line begins below the tile, so that the shelf runs on over the row; that of the first
 * cell falls outside the grid and is clipped. On a phone what is far from the window is not laid out and
 * keeps its room: a list of a hundred cards costs what is seen of it.
 */
export const cell = style({
  vars: {
    [above]: vars.space[7],
    [stand]: size.tub,
    [below]: vars.space[4],
    [wording]: roomFor(vars.fontSize.h3, vars.fontSize.small, 3),
    [linkLine]: size.none,
    [end]: vars.space[5],
  },
  minWidth: 0,
  borderBottom: hairline,
  position: 'relative',
  paddingLeft: line.hair,
  marginLeft: `-${line.hair}`,
  contain: 'content',
  '@media': {
    [media.belowDesktop]: {
      vars: { [wording]: roomFor(vars.fontSize.h3, vars.fontSize.small, 4) },
    },
    [media.belowTablet]: {
      vars: { [wording]: roomFor(vars.fontSize.h3, vars.fontSize.small, 3) },
    },
    [media.belowPhone]: {
      vars: {
        [above]: vars.space[8],
        [stand]: size.tubSmall,
        [below]: vars.space[3],
        [wording]: roomFor(vars.fontSize.body, vars.fontSize.label, 4),
        [linkLine]: `${vars.space[3]} + ${vars.fontSize.small} + ${vars.space[1]} + ${line.hair}`,
        [end]: vars.space[4],
      },
    },
    [media.belowTiny]: {
      vars: {
        [wording]: roomFor(vars.fontSize.body, vars.fontSize.label, 2),
        [linkLine]: size.none,
      },
    },
    [media.touch]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto calc(${height})`,
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
    top: `calc(${above} + ${stand} + ${line.rule})`,
    bottom: 0,
    left: 0,
    borderLeft: hairline,
  },
});

export const card = style({
  vars: { [inset]: `calc(${vars.space[4]} + ${vars.space[1]})` },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  padding: `0 ${inset} ${end}`,
  '@media': { [media.belowPhone]: { vars: { [inset]: vars.space[3] } } },
});

/**
 * The tile: badges, and below them a picture that stands on the shelf, a 2 px ink line continuous over
 * the row. Its height is fixed: what badges need beyond their line, the picture gives.
 */
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: `calc(${above} + ${stand} + ${line.rule})`,
  margin: `0 calc(-1 * ${inset}) ${below}`,
  background: vars.surface.quiet,
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
});

export const picture = style({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  marginInline: vars.space[5],
  '@media': { [media.belowPhone]: { marginInline: vars.space[3] } },
  transition: `transform ${vars.duration.slow} ${vars.ease}`,
  transformOrigin: '50% 100%',
});

/** Sold out: the picture fades, the words in place of one do not. */
export const faded = style([picture]);
globalStyle(`${faded} img`, { filter: 'grayscale(1)', opacity: 0.38 });

// A filter of its own kind: whether a picture has loaded is said by its opacity. An answer faster than
// 150 ms never shows it.
globalStyle(`${outdated} :is(${picture}, ${faded}) img`, {
  filter: 'opacity(0.55)',
  transition: `filter ${vars.duration.fast} linear 150ms`,
});
globalStyle(`${outdated} ${faded} img`, { filter: 'grayscale(1) opacity(0.55)' });

globalStyle(`${card}:hover ${picture}`, {
  '@media': { [media.moving]: { transform: 'scale(1.025)' } },
});

/** Above the picture and beside the heart, never over them: each line more makes the picture smaller. */
export const badges = style({
  flex: 'none',
  minHeight: above,
  padding: `${vars.space[3]} 0 ${vars.space[2]} ${vars.space[3]}`,
  marginRight: `calc(${size.touch} + ${vars.space[2]})`,
  '@media': {
    [media.belowPhone]: { paddingBlockStart: vars.space[2], paddingInlineStart: vars.space[2] },
  },
});

export const action = style({
  position: 'absolute',
  zIndex: 2,
  top: vars.space[1],
  right: vars.space[1],
  '@media': { [media.print]: { display: 'none' } },
});

export const words = style({
  minHeight: wording,
  marginTop: vars.space[1],
  marginBottom: vars.space[4],
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
    [media.print]: { display: 'none' },
  },
  selectors: {
    // Beside words instead of a price it stands on the line of the way to ask.
    [`${request} ~ &`]: { marginBottom: 0 },
    [`${card}:hover &`]: { borderColor: 'currentColor' },
    // Within the card, which is cut at its edge.
    '&:focus-visible::after': {
      ...focusRing,
      outlineOffset: `calc(-2 * ${line.tick})`,
      boxShadow: `inset 0 0 0 ${line.tick} ${vars.focus.inner}`,
    },
  },
});

export { unseen } from '../theme/visuallyHidden.css.ts';
