import type { StaticVariants } from '../variant.ts';
import { enduranceVariants } from './endurance.ts';
import { foodVariants } from './food.ts';
import { supplementVariants } from './supplements.ts';

/** The three static catalogues as one (docs/rules.md#static-variants). */
export const staticVariants: StaticVariants = {
  ...supplementVariants,
  ...foodVariants,
  ...enduranceVariants,
};
