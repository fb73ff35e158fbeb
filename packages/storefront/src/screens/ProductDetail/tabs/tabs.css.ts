import { media, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room around a tab's content; the two columns inside are `Split`s. */
export const panel = style({
  paddingTop: vars.space[7],
  '@media': { [media.print]: { paddingTop: vars.space[4], breakInside: 'avoid' } },
});

/** Text of a feed: its line breaks stay, and no word of it is wider than its column. */
export const prose = style({
  display: 'grid',
  gap: vars.space[4],
  color: vars.text.body,
  overflowWrap: 'anywhere',
});

export const lines = style({ whiteSpace: 'pre-line' });
