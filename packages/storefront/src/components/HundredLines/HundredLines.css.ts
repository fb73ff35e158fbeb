import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { figures, line, size, type, vars } from '@vetta/ui/theme';
import { nutrientColours } from '../NutritionLabel/nutrientColours.ts';

/** Drawn here alone. */
const sizes = {
  code: '152px',
};

const colour = createVar();

export const title = style({
  ...type.button,
  lineHeight: 1.2,
  fontWeight: 600,
  marginBottom: vars.space[3],
});
export const code = style({
  width: '100%',
  height: sizes.code,
  forcedColorAdjust: 'none',
});

export const tone = styleVariants({
  protein: { vars: { [colour]: nutrientColours.protein } },
  carbohydrate: { vars: { [colour]: nutrientColours.carbohydrate } },
  fat: { vars: { [colour]: nutrientColours.fat } },
  rest: { vars: { [colour]: nutrientColours.rest } },
});

export const bars = style({ fill: colour });

export const legend = style({ marginTop: vars.space[3] });

export const entry = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[2]} 0`,
  borderBottom: `${line.hair} solid ${vars.line.hair}`,
});

export const term = style({
  selectors: {
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: line.tick,
      height: size.tickHeight,
      marginRight: vars.space[3],
      verticalAlign: '-.1em',
      background: colour,
      forcedColorAdjust: 'none',
    },
  },
});

export const amount = style({ ...figures, fontFamily: vars.font.head, whiteSpace: 'nowrap' });
export const unit = style({ color: vars.text.muted });
