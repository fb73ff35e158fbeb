import { media, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The dashed outline of the product that is not there, standing on the shelf. */
export const outline = style({
  alignSelf: 'end',
  justifySelf: 'center',
  height: '100%',
  width: 'auto',
  minHeight: 0,
  fill: 'none',
  stroke: vars.line.control,
  strokeWidth: 1.2,
  strokeDasharray: '5 6',
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  justifyItems: 'start',
  alignContent: 'end',
  height: '100%',
  color: vars.text.body,
  '@media': { [media.belowTablet]: { justifyItems: 'stretch' } },
});

export const title = style({ color: vars.text.strong });

/** The product's own boxes, emptied. */
export const placeholders = style({ display: 'grid', gap: vars.space[5], alignContent: 'start' });

export const waiting = style({ alignSelf: 'end', paddingBottom: vars.space[5] });

export { unseen } from '@vetta/ui/theme';
