import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const mark = style({
  ...type.control,
  fontSize: vars.fontSize.small,
  lineHeight: 1.2,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  minHeight: size.disc,
  paddingInline: vars.space[3],
  border: `${line.control} solid ${vars.line.strong}`,
  borderRadius: vars.radius,
  background: vars.surface.page,
  overflowWrap: 'anywhere',
  ':hover': { background: vars.surface.quiet },
  // As high as a finger needs it.
  '::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${vars.space[1]}) 0` },
});

export const tone = styleVariants({ solid: [mark], dashed: [mark, { borderStyle: 'dashed' }] });

export const detail = style({ fontWeight: 400, fontStretch: '92%', color: vars.text.muted });

export const cross = style({
  flex: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${cross} > svg`, { strokeWidth: line.tick });
