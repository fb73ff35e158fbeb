import { line, media, size, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** One line of words on wide screens; on narrow ones as many lines of tags as they take. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  '@media': {
    [media.belowTablet]: { gap: vars.space[2], paddingBlock: vars.space[3] },
    [media.belowPhone]: { gap: vars.space[1] },
    [media.print]: { display: 'none' },
  },
});

export const link = style({
  ...type.link,
  fontSize: vars.fontSize.small,
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': {
    [media.belowTablet]: {
      minHeight: size.chip,
      paddingInline: vars.space[2],
      background: vars.surface.quiet,
    },
    [media.belowPhone]: { fontSize: vars.fontSize.tag, fontStretch: '90%' },
  },
});
