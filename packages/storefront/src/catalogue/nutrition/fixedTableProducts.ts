/**
 * The products that have a fixed table, for the links of the 'non disponibili' message
 * (docs/rules.md#nutrition-source-order). Names only: the page does without the tables.
 */
export const fixedTableProducts: readonly { slug: string; name: string }[] = [
  { slug: 'aminoacidi-essenziali', name: 'Aminoacidi Essenziali' },
  { slug: 'eaa-pro', name: 'EAA Pro' },
  { slug: 'aminoacidi-plus', name: 'Aminoacidi Plus' },
];
