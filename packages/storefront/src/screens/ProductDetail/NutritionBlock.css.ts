import { figures, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The sentence that belongs to the large figure. */
export const figureText = style({
  ...type.link,
  ...figures,
  fontSize: vars.fontSize.lead,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const servings = style({ color: vars.text.muted });
