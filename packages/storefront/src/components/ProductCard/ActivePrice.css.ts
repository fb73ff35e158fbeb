import { figures, media, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** One line at any width, so that nothing moves when it comes. */
export const note = style({
  ...type.brand,
  ...figures,
  display: 'block',
  fontWeight: 400,
  lineHeight: 'inherit',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  '@media': { [media.belowPhone]: { fontSize: vars.fontSize.tag, fontStretch: '76%' } },
});
