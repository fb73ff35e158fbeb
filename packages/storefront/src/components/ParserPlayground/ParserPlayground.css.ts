import { type, vars } from '@vetta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const source = style({
  ...type.small,
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: vars.space[4],
  background: vars.surface.quiet,
});

export const mark = styleVariants({
  none: {},
  read: { background: vars.surface.signalTint, color: 'inherit' },
  allergen: { background: vars.surface.signal, color: 'inherit', fontWeight: 'bold' },
  doubt: {
    background: 'none',
    color: vars.text.danger,
    textDecoration: 'underline wavy',
    textUnderlineOffset: '.2em',
  },
});

export const legend = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
});

/** The tree of a list: each level stands in from the one above. */
export const tree = style({
  paddingLeft: vars.space[4],
  borderLeft: `1px solid ${vars.line.hair}`,
});

export const node = style({ paddingBlock: vars.space[1] });

export const faint = style({ color: vars.text.muted });
