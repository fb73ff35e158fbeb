import { currentIndicator, line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { listingParameters } from '../../api/listingParameters.ts';
import { addressWith } from '../../browser/addressMark.ts';

/** Paper says what the list is filtered by, and leaves out what it can be filtered with. */
const onScreen = { '@media': { [media.print]: { display: 'none' } } } as const;

/** Where the filters stand open: defined here, so that one query is sent to the browser, not all. */
export const wideScreens: string = media.aboveTablet;

const hairline = `${line.hair} solid ${vars.line.hair}`;

export const bar = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  borderBottom: hairline,
  '@media': { [media.print]: { display: 'block', border: 0 } },
});

/** On wide screens the suggestions hang under the field over the whole bar. */
export const search = style({ minWidth: 0, ...onScreen });

export const toggle = style({
  ...type.control,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingLeft: vars.space[5],
  borderLeft: hairline,
  '@media': {
    [media.belowPhone]: { paddingLeft: vars.space[4] },
    [media.print]: { display: 'none' },
  },
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
  paddingBlock: vars.space[4],
  borderTop: hairline,
  ...onScreen,
});

const panel = style({ gridColumn: '1 / -1' });

/** Each row of the panel, below a hairline. */
const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderTop: hairline,
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6], borderTop: 0 },
  },
});
export const selects = row;

/** Its choices stand as marks above the list, on paper too. */
export const secondRow = style([row, onScreen]);

/** Until the visitor chooses, wide screens show the panel and narrow ones do not. */
export const panelState = styleVariants({
  byWidth: [
    panel,
    {
      '@media': { [media.belowTablet]: { display: 'none' }, [media.print]: { display: 'block' } },
    },
  ],
  open: [panel],
  closed: [panel, { display: 'none', '@media': { [media.print]: { display: 'block' } } }],
});

export const field = style({
  position: 'relative',
  selectors: { '& + &': { borderLeft: hairline } },
  '@media': {
    [media.belowTablet]: { selectors: { '& + &': { borderLeft: 0, borderTop: hairline } } },
    [media.print]: { display: 'none', selectors: { '& + &': { borderTop: 0 } } },
  },
});

/** Its own label stands where that of the others does. */
export const shop = style({
  padding: `${vars.space[4]} 0 ${vars.space[1]}`,
  '@media': { [media.belowTablet]: { paddingLeft: vars.space[1] } },
});

export const label = style({
  ...type.label,
  position: 'absolute',
  top: vars.space[4],
  left: vars.space[5],
  color: vars.text.muted,
  pointerEvents: 'none',
  selectors: { [`${field}:first-child &`]: { left: 0 } },
  '@media': {
    [media.belowTablet]: {
      left: vars.space[1],
      selectors: { [`${field}:first-child &`]: { left: vars.space[1] } },
    },
    [media.print]: { position: 'static', display: 'block', whiteSpace: 'nowrap' },
  },
});

/** Words that fill their cell, so the whole cell opens what they name. */
export const value = style({
  ...type.link,
  fontSize: vars.fontSize.body,
  display: 'block',
  padding: `calc(${vars.space[6]} + ${vars.space[2]}) ${vars.space[7]} ${vars.space[4]} ${vars.space[5]}`,
  textOverflow: 'ellipsis',
  selectors: {
    [`${field}:first-child > &`]: { paddingLeft: 0 },
    '&:hover': { background: vars.surface.quiet },
  },
  '@media': {
    [media.belowTablet]: {
      paddingLeft: vars.space[1],
      selectors: { [`${field}:first-child > &`]: { paddingLeft: vars.space[1] } },
    },
  },
});

export const select = style([
  value,
  {
    width: '100%',
    border: 0,
    borderRadius: 0,
    background: 'transparent',
    appearance: 'none',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: `calc(-1 * ${line.tick})` },
  },
]);

export const chevron = style({
  position: 'absolute',
  right: vars.space[5],
  bottom: vars.space[4],
  pointerEvents: 'none',
  selectors: { [`${field}:last-child > &`]: { right: 0 } },
  '@media': {
    [media.belowTablet]: { right: 0 },
    [media.print]: { display: 'none' },
  },
});

/** A phone's sheet covers it. */
globalStyle(`[aria-expanded="true"] > ${chevron}`, { transform: 'rotate(180deg)' });

/** Two thirds of the second row. */
export const avoid = style({
  ':focus-visible': { outlineOffset: `calc(-1 * ${line.tick})` },
  '@media': { [media.aboveTablet]: { gridColumn: '2 / -1' } },
});

/** A filter off its default: yellow bar below, on narrow screens at the left. */
export const active = style({
  selectors: {
    '&::after': { ...currentIndicator, insetInline: vars.space[5] },
    '&:first-child::after': { insetInline: `0 ${vars.space[5]}` },
    '&:last-child::after': { insetInline: `${vars.space[5]} 0` },
  },
  '@media': {
    [media.belowTablet]: {
      selectors: {
        '&::after, &:first-child::after, &:last-child::after': {
          inset: '0 auto 0 0',
          width: line.mark,
          height: 'auto',
          borderTop: 0,
          borderRight: `${line.hair} solid ${vars.line.strong}`,
        },
      },
    },
    [media.print]: {
      display: 'block',
      selectors: {
        '&::after, &:first-child::after, &:last-child::after': { content: 'none' },
      },
    },
  },
});

export const activeSelect = style({
  fontWeight: 640,
  '@media': {
    [media.belowTablet]: {
      selectors: {
        [`${field} > &`]: { paddingLeft: vars.space[5] },
        [`${field}:first-child > &`]: { paddingLeft: vars.space[5] },
      },
    },
    [media.print]: {
      selectors: {
        [`${field} > &, ${field}:first-child > &`]: { padding: 0 },
      },
    },
  },
});

export const activeLabel = style({
  '@media': {
    [media.belowTablet]: {
      selectors: {
        [`${field} > &`]: { left: vars.space[5] },
        [`${field}:first-child > &`]: { left: vars.space[5] },
      },
    },
  },
});

export const activeShop = style({
  '@media': { [media.belowTablet]: { selectors: { '&&': { paddingLeft: vars.space[5] } } } },
});
