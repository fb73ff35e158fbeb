import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/tokens.css.ts';

const firstEnd = createVar();
const secondRun = createVar();
const parts = (end: number, start = end) => ({
  vars: { [firstEnd]: String(end), [secondRun]: String(start) },
});

// Lines of the twelve-column grid where the first part ends and the second begins.
export const ratio = styleVariants({
  '4-8': parts(5),
  '5-7': parts(6),
  '6-5': parts(7, 8),
  '6-6': parts(7),
  '7-4': parts(8, 9),
  '7-5': parts(8),
  '8-4': parts(9),
});

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[7] },
    // A sheet is narrower than a tablet, but its type is smaller.
    [media.print]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

export const tight = style({
  '@media': { [media.belowTablet]: { rowGap: vars.space[4] } },
});

globalStyle(`${split} > :first-child`, {
  '@media': {
    [media.aboveTablet]: { gridColumn: `1 / ${firstEnd}` },
    [media.print]: { gridColumn: `1 / ${firstEnd}` },
  },
});

globalStyle(`${split} > :last-child`, {
  '@media': {
    [media.aboveTablet]: { gridColumn: `${secondRun} / -1` },
    [media.print]: { gridColumn: `${secondRun} / -1` },
  },
});

export const align = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  stretch: { alignItems: 'stretch' },
});
