import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from './breakpoints.ts';
import { vars } from './tokens.css.ts';

const flow = defineProperties({
  properties: {
    display: ['flex', 'grid'],
    alignItems: ['start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
  },
});

const space = defineProperties({
  conditions: {
    wide: {},
    tablet: { '@media': media.belowTablet },
    phone: { '@media': media.belowPhone },
  },
  defaultCondition: 'wide',
  properties: { gap: vars.space },
});

/**
 * Classes for the flow of a screen's own elements, and the room between them; `tablet` and `phone` mean
 * "at or below". Few on purpose: each one weighs on every page.
 */
export const sprinkles = createSprinkles(flow, space);
export type Sprinkles = Parameters<typeof sprinkles>[0];
