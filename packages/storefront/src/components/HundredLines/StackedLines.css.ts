import { figures, line, media, vars } from '@vetta/ui/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { nutrientColours } from '../NutritionLabel/nutrientColours.ts';

/** Four pixels a gram: two of ink, two of paper; half of it on a phone. */
const height = createVar();
const heights = {
  vars: { [height]: '400px' },
  '@media': {
    [media.belowTablet]: { vars: { [height]: '200px' } },
    [media.print]: { vars: { [height]: '46px' } },
  },
} as const;

export const lines = style({
  ...heights,
  width: '100%',
  height,
  shapeRendering: 'crispEdges',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': {
    ...heights['@media'],
    [media.print]: { ...heights['@media'][media.print], shapeRendering: 'auto' },
  },
});

export const tone = styleVariants({
  protein: { fill: nutrientColours.protein },
  carbohydrate: { fill: nutrientColours.carbohydrate },
  fat: { fill: nutrientColours.fat },
  rest: { fill: nutrientColours.rest },
});

export const scale = style({
  ...heights,
  ...figures,
  position: 'absolute',
  right: 0,
  bottom: 0,
  height,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  fontFamily: vars.font.head,
  fontSize: vars.fontSize.tag,
  color: vars.text.muted,
  textAlign: 'right',
});

export const mark = style({
  position: 'relative',
  height: 0,
  lineHeight: 0,
  paddingRight: '14px',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      right: 0,
      top: '-.5px',
      width: '9px',
      borderTop: `${line.hair} solid ${vars.line.control}`,
    },
    // Its own line is the row's.
    '&:last-child': { top: `calc(-1 * ${vars.space[2]})` },
    '&:last-child::after': { display: 'none' },
  },
  '@media': {
    [media.belowTablet]: {
      paddingRight: '9px',
      selectors: {
        '&:nth-child(even)': { visibility: 'hidden' },
        '&::after': { width: '5px' },
      },
    },
    // On paper the lines are too low for five of them.
    [media.print]: { selectors: { '&:nth-child(even)': { visibility: 'hidden' } } },
  },
});

export { unseen } from '@vetta/ui/theme';
