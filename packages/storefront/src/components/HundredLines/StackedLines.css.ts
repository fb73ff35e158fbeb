import { figures, line, media, vars } from '@vetta/ui/theme';
import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { nutrientColours } from '../NutritionLabel/nutrientColours.ts';

/**
 * Four pixels a gram: two of ink, two of paper; half of it on a phone. On paper two, and more of them
 * ink: a printer's lines are thinner than a window's.
 */
const height = createVar();

/** Where a sheet has less room for them. @default '200px' */
export const printedHeight = createVar();

const heights = {
  vars: { [height]: '400px' },
  '@media': {
    [media.belowTablet]: { vars: { [height]: '200px' } },
    [media.print]: { vars: { [height]: fallbackVar(printedHeight, '200px') } },
  },
} as const;

export const lines = style({
  ...heights,
  width: '100%',
  height,
  shapeRendering: 'crispEdges',
  strokeWidth: 0,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': {
    ...heights['@media'],
    [media.print]: {
      ...heights['@media'][media.print],
      shapeRendering: 'auto',
      strokeWidth: '.4px',
    },
  },
});

/** The stroke makes lines thicker, where there is one. */
const ink = (colour: string) => ({ fill: colour, stroke: colour });

export const tone = styleVariants({
  protein: ink(nutrientColours.protein),
  carbohydrate: ink(nutrientColours.carbohydrate),
  fat: ink(nutrientColours.fat),
  rest: ink(nutrientColours.rest),
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
  },
});

export { unseen } from '@vetta/ui/theme';
