import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './tokens.css.ts';

const flow = defineProperties({
  properties: {
    display: ['flex', 'grid'],
    alignItems: ['start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
  },
});

const space = defineProperties({ properties: { gap: vars.space } });

/**
 * Classes for the flow of elements, and the room between them. Few on purpose: each one weighs on every
 * page.
 */
export const sprinkles = createSprinkles(flow, space);
export type Sprinkles = Parameters<typeof sprinkles>[0];
