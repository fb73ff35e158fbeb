import { styleVariants } from '@vanilla-extract/css';
import type { Space } from './space.ts';
import { sprinkles } from './sprinkles.css.ts';

/** Where the children of a stack stand across its column. */
export const align = styleVariants({
  stretch: { justifyItems: 'stretch', alignContent: 'start' },
  start: { justifyItems: 'start', alignContent: 'start' },
  center: { justifyItems: 'center', alignContent: 'start' },
  end: { justifyItems: 'end', alignContent: 'start' },
});

export const wrapping = styleVariants({ wrap: { flexWrap: 'wrap' }, nowrap: {} });

/** Classes for each step, looked up while the styles are built: the browser gets no sprinkles. */
const bySpace = (classesOf: (gap: Space) => string): Readonly<Record<Space, string>> => ({
  0: classesOf(0),
  1: classesOf(1),
  2: classesOf(2),
  3: classesOf(3),
  4: classesOf(4),
  5: classesOf(5),
  6: classesOf(6),
  7: classesOf(7),
  8: classesOf(8),
  9: classesOf(9),
});

/** Room between the cells of a grid. */
export const gaps = bySpace((gap) => sprinkles({ gap }));
export const stacks = bySpace((gap) => sprinkles({ display: 'grid', gap }));
export const rows = bySpace((gap) => sprinkles({ display: 'flex', gap }));

/** Where the children of a row stand across it. */
export const acrossRow = {
  start: sprinkles({ alignItems: 'start' }),
  center: sprinkles({ alignItems: 'center' }),
  end: sprinkles({ alignItems: 'end' }),
  baseline: sprinkles({ alignItems: 'baseline' }),
} as const;

/** Where they stand along it. */
export const alongRow = {
  start: sprinkles({ justifyContent: 'start' }),
  center: sprinkles({ justifyContent: 'center' }),
  end: sprinkles({ justifyContent: 'end' }),
  'space-between': sprinkles({ justifyContent: 'space-between' }),
} as const;
