import { line, media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Widths of the panel at which its buttons stand in one row; they grow with the visitor's text. */
const roomFor = { three: '(min-width: 25rem)', four: '(min-width: 34rem)' };

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

/** All in one row where they have room, else two and two: no place stays empty. */
export const contactLinks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${contactLinks} > :nth-child(3):last-child`, {
  gridColumn: '1 / -1',
  '@container': { [roomFor.three]: { gridColumn: 'auto' } },
});
globalStyle(`${contactLinks}:has(> :nth-child(3):last-child)`, {
  '@container': { [roomFor.three]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${contactLinks}:has(> :nth-child(4))`, {
  '@container': { [roomFor.four]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const note = style({ ...type.small, color: vars.text.muted });
