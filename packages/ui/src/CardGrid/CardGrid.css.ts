import { style } from '@vanilla-extract/css';
import { columns, count } from '../Grid/Grid.css.ts';
import { media } from '../theme/breakpoints.ts';
import { line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

/** Cells share hairlines; pictures of one height make the shelf run on over the whole row. */
export const grid = style([
  columns[4],
  {
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    borderTop: `${line.hair} solid ${vars.line.hair}`,
    // There each card is a row.
    '@media': { [media.belowPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    overflow: 'clip',
    // What moves the whole list down (a panel that opens) need not visit thousands of its parts.
    contain: 'content',
  },
]);

/** The cards of before, a moment before the new ones: `Card` dims its picture, never its words. */
export const outdated = style({});

/** Ordered by the line at the end of each card. */
export const byNote = style({});
