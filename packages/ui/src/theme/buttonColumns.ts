import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './tokens.css.ts';

/** Widths of the container at which buttons have room in one row; they grow with the visitor's text. */
const roomFor = { three: '(min-width: 25rem)', four: '(min-width: 34rem)' };
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/**
 * Two to four buttons of one width, in the inline size container around them: in one row where they
 * have room, else four as two and two, three one below the other. No row is shorter than another.
 */
export const buttonColumns: StyleRule = {
  display: 'grid',
  gap: vars.space[2],
  ...columns(1),
  selectors: { '&:has(> :nth-child(2):last-child), &:has(> :nth-child(4))': columns(2) },
  '@container': {
    [roomFor.three]: { selectors: { '&:has(> :nth-child(3):last-child)': columns(3) } },
    [roomFor.four]: { selectors: { '&:has(> :nth-child(4))': columns(4) } },
  },
};
