import { figures as tabular, size, type, vars } from '@vetta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { nutrientColours } from '../../components/NutritionLabel/nutrientColours.ts';

export const figures = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const code = style({
  display: 'block',
  width: '100%',
  height: size.counter,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
export const tone = styleVariants({
  protein: { fill: nutrientColours.protein },
  carbohydrate: { fill: nutrientColours.carbohydrate },
  fat: { fill: nutrientColours.fat },
});
export const rest = style({ fill: nutrientColours.rest });
export const gaps = style({ fill: vars.surface.page });

export const headline = style({
  ...type.label,
  ...tabular,
  fontSize: vars.fontSize.control,
  fontWeight: 400,
  marginTop: vars.space[2],
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const figure = style({ fontWeight: 640 });

const lastLine = style({ ...type.label, ...tabular, fontWeight: 400, color: vars.text.muted });

export const duration = style({ minWidth: 0 });

/** A line of text that is as high as a finger. */
export const summary = style([
  lastLine,
  {
    cursor: 'pointer',
    minHeight: size.touch,
    paddingTop: vars.space[2],
    ':hover': { textDecoration: 'underline' },
  },
]);

export const second = style({ display: 'block', marginTop: vars.space[1] });

export const undeclared = style([lastLine, { paddingTop: vars.space[2] }]);

export const calculation = style({ ...type.small, ...tabular, paddingBottom: vars.space[2] });
