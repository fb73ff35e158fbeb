import type { LineForm } from '../form.ts';
import { flavourLine, startFlavour } from '../headingFacts.ts';

/** The flavour whose table follows. */
export const flavour: LineForm = {
  name: 'flavour',
  example: 'Gusto: vaniglia',
  match: ({ clean }, context) => (flavourLine.test(clean) ? startFlavour(context, clean) : null),
};
