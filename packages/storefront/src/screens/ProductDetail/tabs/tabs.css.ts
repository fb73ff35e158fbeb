import { vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Text of a feed: its line breaks stay, and no word of it is wider than its column. */
export const prose = style({
  display: 'grid',
  gap: vars.space[4],
  color: vars.text.body,
  overflowWrap: 'anywhere',
});

export const lines = style({ whiteSpace: 'pre-line' });

/** A tip and what a brand says of itself: not for paper, where two sheets hold the rest. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
