import { style } from '@vanilla-extract/css';
import { columns, count } from '../Grid/Grid.css.ts';
import { line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

/** Cells share hairlines; two rows a card, so that the shelf runs on over the whole row. */
export const grid = style([
  columns[4],
  {
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    borderTop: `${line.hair} solid ${vars.line.hair}`,
    overflow: 'hidden',
  },
]);
