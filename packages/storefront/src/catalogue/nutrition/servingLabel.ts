import { fixedDataOf } from '../fixedData.ts';

/**
 * Default serving labels (docs/rules.md#serving-labels), for tables that leave their serving column
 * unnamed.
 */
export const defaultServingLabel = 'Per 30 g**';

const labelsByProduct: Readonly<Record<string, string>> = {
  'perfect-mass': 'Per 79 g**',
  'iso-soya': 'Per 40 g**',
  'cla-1000-why-sport': 'Per 2 capsule**',
};

/** The label of a slug, or of a variant of it: 'iso-soya', 'iso-soya-cacao-750-g'. */
export function servingLabel(slug: string): string {
  const product = Object.keys(labelsByProduct).find(
    (known) => slug === known || slug.startsWith(`${known}-`),
  );
  return fixedDataOf(labelsByProduct, product ?? '') ?? defaultServingLabel;
}
