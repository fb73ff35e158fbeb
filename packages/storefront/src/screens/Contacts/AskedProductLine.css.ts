import { line as rule, media, type, vars } from '@vetta/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';

/** Lines of text: as many as the name of a product with flavour, size and shop takes. */
const lines = { phone: 3, wide: 2 } as const;
const padding = vars.space[2];
const heightOf = (count: number) =>
  `calc(${count} * ${type.body.lineHeight} * ${vars.fontSize.body} + 2 * ${padding})`;

/** The same for each product, known or on its way. */
export const lineHeight = {
  height: heightOf(lines.wide),
  '@media': { [media.belowTablet]: { height: heightOf(lines.phone) } },
} satisfies StyleRule;

export const line = style({
  ...lineHeight,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${padding} ${vars.space[4]}`,
  borderLeft: `${rule.rule} solid ${vars.line.strong}`,
  background: vars.surface.quiet,
});

/** A longer name ends in dots: the message below says all of it. */
export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines.wide,
  '@media': { [media.belowTablet]: { WebkitLineClamp: lines.phone } },
});
