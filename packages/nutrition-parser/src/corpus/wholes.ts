import { answers } from './answers.ts';
import { blocks } from './blocks.ts';
import { copies } from './copies.ts';
import { descriptions } from './descriptions.ts';
import { fronts } from './fronts.ts';
import { leaflets } from './leaflets.ts';
import { printouts } from './printouts.ts';
import { stores } from './stores.ts';
import { uploads } from './uploads.ts';
import type { WholeLabel } from './label.ts';

/** All labels that are read whole, by both readers. */
export const wholes: readonly WholeLabel[] = [
  ...answers,
  ...blocks,
  ...copies,
  ...descriptions,
  ...fronts,
  ...leaflets,
  ...printouts,
  ...stores,
  ...uploads,
];
