import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { figures, line, media, size, type, vars } from '@vetta/ui/theme';
import { nutrientColours } from './nutrientColours.ts';

/** Drawn here alone. */
const sizes = {
  nutrient: '7.5em',
  nutrientSmall: '5em',
};

/** Three columns of figures beside a name. */
const narrowest = '(max-width: 21.99em)';

const pad = createVar();
const tick = createVar();
const ground = createVar();
/** Before each column of figures. */
const between = createVar();
const tickGap = createVar();
/** The tick and its room: the second line of a name stands below the first. */
const tickRoom = `${line.tick} + ${tickGap}`;

export const label = style({
  vars: { [pad]: vars.space[5], [tickGap]: vars.space[3], [ground]: vars.surface.page },
  border: `${line.rule} solid ${vars.line.strong}`,
  padding: `${vars.space[5]} ${pad}`,
  background: vars.surface.page,
  minWidth: 0,
  '@media': {
    [media.belowTablet]: { vars: { [pad]: vars.space[4] }, paddingBlock: vars.space[4] },
    [media.belowPhone]: { vars: { [pad]: vars.space[3] } },
    // Three columns fit beside a name without a scroll.
    [media.belowTiny]: { vars: { [pad]: vars.space[2], [tickGap]: vars.space[2] } },
    [media.print]: { vars: { [pad]: vars.space[3] }, breakInside: 'avoid' },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBottom: vars.space[3],
  borderBottom: `${line.label} solid ${vars.line.strong}`,
});

export const title = style({
  ...type.h3,
  // 'Nutrizionali' at twice the text size is wider than a phone.
  fontSize: `min(${vars.fontSize.step}, 11vw)`,
  fontWeight: 640,
  lineHeight: 1.1,
});
export const subtitle = style({ ...type.link, fontWeight: 400, minWidth: 0 });

/** Reaches over the frame's padding, so that a tinted row runs from edge to edge and is not cut. */
export const scroller = style({
  marginInline: `calc(-1 * ${pad})`,
  paddingInline: pad,
  overflowX: 'auto',
});

export const table = style({
  ...figures,
  vars: { [between]: vars.space[5] },
  fontFamily: vars.font.head,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.body,
  lineHeight: 1.3,
  '@media': {
    [media.belowDesktop]: {
      vars: { [between]: vars.space[2] },
      fontSize: vars.fontSize.label,
      fontStretch: '88%',
    },
    [narrowest]: {
      vars: { [between]: '5px' },
      fontSize: vars.fontSize.tag,
    },
  },
});

const cell = style({
  padding: `${vars.space[2]} 0 ${vars.space[2]} ${between}`,
  borderBottom: `${line.hair} solid ${vars.line.hair}`,
  background: ground,
  verticalAlign: 'baseline',
});

export const columnHead = style([
  cell,
  {
    ...type.link,
    fontSize: vars.fontSize.small,
    fontStretch: 'inherit',
    '@media': {
      [media.belowDesktop]: { fontSize: 'inherit' },
      [media.belowTiny]: { fontStretch: '80%' },
    },
    fontWeight: 600,
    textAlign: 'right',
    // Long ones break between their words, and end on one line above the figures.
    textWrap: 'balance',
    verticalAlign: 'bottom',
    borderBottom: `${line.control} solid ${vars.line.strong}`,
    paddingBlock: vars.space[3],
  },
]);

/** The name stays in sight while the figures scroll. */
const name = style({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  minWidth: sizes.nutrient,
  paddingLeft: 0,
  textAlign: 'left',
  overflowWrap: 'break-word',
  '@media': { [media.belowDesktop]: { minWidth: sizes.nutrientSmall } },
});

export const corner = style([columnHead, name]);

export const rowHead = styleVariants({
  main: [cell, name, { fontWeight: 600 }],
  sub: [
    cell,
    name,
    {
      fontWeight: 400,
      paddingLeft: vars.space[6],
      '@media': {
        [media.belowPhone]: { paddingLeft: vars.space[4] },
        [media.print]: { paddingLeft: vars.space[6] },
      },
    },
  ],
});

export const ticked = style({
  paddingLeft: `calc(${tickRoom})`,
  textIndent: `calc(-1 * (${tickRoom}))`,
  selectors: {
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: line.tick,
      height: size.tickHeight,
      marginRight: tickGap,
      verticalAlign: '-.1em',
      background: tick,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
  },
});

export const tone = styleVariants({
  energy: { vars: { [tick]: nutrientColours.energy } },
  protein: { vars: { [tick]: nutrientColours.protein } },
  carbohydrate: { vars: { [tick]: nutrientColours.carbohydrate } },
  fat: { vars: { [tick]: nutrientColours.fat } },
  mineral: { vars: { [tick]: nutrientColours.mineral } },
  vitamin: { vars: { [tick]: nutrientColours.vitamin } },
  other: { vars: { [tick]: nutrientColours.other } },
});

export const figure = style([cell, { textAlign: 'right', whiteSpace: 'nowrap' }]);
export const value = style({ display: 'block' });

export const amount = style({
  selectors: { '&::after': { content: 'attr(data-fill)', visibility: 'hidden' } },
});

/** As wide as the longest unit of its column, whatever stands in it. */
export const unit = style({
  display: 'inline-grid',
  textAlign: 'left',
  marginLeft: '.35em',
  color: vars.text.muted,
  selectors: {
    '&::after': { content: 'attr(data-fit)', height: 0, visibility: 'hidden' },
  },
  '@media': { [media.belowDesktop]: { marginLeft: '.2em' } },
});

export const none = style({ color: vars.text.muted });

export const highlight = style({ vars: { [ground]: vars.surface.signalTint } });

/** On paper a tint is no cue: rules above and below. */
const printedRule = `1.5pt solid ${vars.line.strong}`;
globalStyle(`${highlight} > *`, {
  '@media': {
    [media.print]: { background: 'none', borderBlock: printedRule, boxShadow: 'none !important' },
  },
});

const edge = (side: string) => `${side} 0 0 ${vars.surface.signalTint}`;
globalStyle(`${highlight} > th`, { fontWeight: 640 });
// Heavier figures are wider: set closer, comma and unit stay below the others'.
globalStyle(`${highlight} ${amount}`, {
  fontWeight: 640,
  letterSpacing: '-.019em',
  '@media': { [media.belowDesktop]: { letterSpacing: '-.017em' } },
});
globalStyle(`${highlight} > :first-child`, { boxShadow: edge(`calc(-1 * ${pad})`) });
globalStyle(`${highlight} > :last-child`, { boxShadow: edge(pad) });

export const broken = style({});
globalStyle(`${broken} > *`, { borderTop: `${line.band} solid ${vars.line.strong}` });

export const section = style([
  cell,
  { ...type.title, textAlign: 'left', paddingLeft: 0, paddingTop: vars.space[5] },
]);

export const notes = style({
  ...type.small,
  fontSize: vars.fontSize.label,
  lineHeight: 1.5,
  color: vars.text.body,
  marginTop: vars.space[3],
});

export { unseen } from '@vetta/ui/theme';
