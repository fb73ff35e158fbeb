import { fixedTables } from '../../../catalogue/nutrition/fixedTables/fixedTables.ts';

/** The products that have a fixed table, for the links of the 'non disponibili' message (§2). */
export const fixedTableProducts: readonly { slug: string; name: string }[] = Object.entries(
  fixedTables,
).map(([slug, { title }]) => ({ slug, name: title ?? slug }));
