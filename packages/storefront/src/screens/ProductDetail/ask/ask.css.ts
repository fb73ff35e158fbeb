import { line, media, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
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
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.space[9]}), 1fr))`,
  gap: vars.space[2],
  '@media': { [media.belowPhone]: { gridTemplateColumns: '1fr 1fr' }, print: { display: 'none' } },
});

export const note = style({ ...type.small, color: vars.text.muted });
