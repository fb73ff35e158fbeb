import { figures, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The sentence that belongs to the large figure. */
export const figureText = style({
  ...type.link,
  ...figures,
  fontSize: vars.fontSize.lead,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

globalStyle(`${figureText} > span`, { color: vars.text.muted });
