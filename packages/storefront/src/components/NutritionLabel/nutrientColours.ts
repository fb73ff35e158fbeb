import { vars } from '@vetta/ui/theme';

/** The colours of marks and bars of nutrients, wherever they are drawn (docs/rules.md#nutrition-tones). */
export const nutrientColours = {
  energy: vars.chart.ink,
  protein: vars.chart.petrol,
  carbohydrate: vars.chart.ochre,
  fat: vars.chart.brick,
  mineral: vars.chart.moss,
  vitamin: vars.chart.moss,
  other: vars.chart.slate,
  /** What is left of a hundred grams. */
  rest: vars.chart.mist,
} as const;
