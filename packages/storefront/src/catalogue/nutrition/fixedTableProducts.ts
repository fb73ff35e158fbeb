import { hasFixedData } from '../fixedData.ts';

/** Names only: the page does without the tables. */
const products = [
  { slug: 'aminoacidi-essenziali', name: 'Aminoacidi Essenziali' },
  { slug: 'eaa-pro', name: 'EAA Pro' },
  { slug: 'aminoacidi-plus', name: 'Aminoacidi Plus' },
] as const;

/**
 * The products that have a fixed table, for the links of the 'non disponibili' message
 * (docs/rules.md#nutrition-source-order).
 */
export function fixedTableProducts(): readonly { slug: string; name: string }[] {
  return hasFixedData() ? products : [];
}
