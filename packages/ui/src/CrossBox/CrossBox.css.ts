import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { checkboxInput, checkboxMark, checkedBox } from '../Checkbox/checkboxStyle.ts';
import { figures, type } from '../theme/typography.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.check} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: size.touch,
  cursor: 'pointer',
  ':hover': { background: vars.surface.quiet },
});

export const frame = style({ position: 'relative', display: 'grid' });

export const input = style({
  ...checkboxInput,
  selectors: {
    [`${row}:hover &`]: { borderColor: vars.line.strong },
    '&:checked': checkedBox,
  },
});

/** A tick would say "fine": what is crossed is out. */
export const cross = style({
  ...checkboxMark,
  fontSize: vars.fontSize.label,
  selectors: { [`${input}:checked + &`]: { visibility: 'visible' } },
  // The ground of the box goes there, the cross stays and says it.
  '@media': { [media.forcedColours]: { color: 'CanvasText' } },
});

globalStyle(`${cross} > svg`, { strokeWidth: line.tick });

export const name = style({
  ...type.link,
  selectors: { [`${frame}:has(:checked) + &`]: { fontWeight: 640 } },
});

export const count = style({
  ...figures,
  ...type.link,
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  color: vars.text.muted,
});
