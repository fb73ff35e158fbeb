import { styleVariants } from '@vanilla-extract/css';

/** Where the children of a stack stand across its column. */
export const align = styleVariants({
  stretch: { justifyItems: 'stretch', alignContent: 'start' },
  start: { justifyItems: 'start', alignContent: 'start' },
  center: { justifyItems: 'center', alignContent: 'start' },
  end: { justifyItems: 'end', alignContent: 'start' },
});

export const wrapping = styleVariants({ wrap: { flexWrap: 'wrap' }, nowrap: {} });
