import { buttonColumns, line, media, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space[3],
  flexBasis: '100%',
  marginTop: vars.space[2],
  padding: vars.space[4],
  borderLeft: `${line.rule} solid ${vars.line.strong}`,
  background: vars.surface.quiet,
});

/** The address at the end is one long word. */
export const message = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const contactLinks = style({
  ...buttonColumns,
  '@media': { [media.print]: { display: 'none' } },
});

export const note = style({ ...type.small, color: vars.text.muted });
