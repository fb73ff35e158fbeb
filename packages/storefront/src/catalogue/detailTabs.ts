import type { Product } from './product.ts';

export type DetailTabId = 'descrizione' | 'valori-nutrizionali' | 'modalita-uso' | 'ingredienti';
export type DetailTab = { id: DetailTabId; label: string };

const allTabs: readonly DetailTab[] = [
  { id: 'descrizione', label: 'Descrizione' },
  { id: 'valori-nutrizionali', label: 'Valori Nutrizionali' },
  { id: 'modalita-uso', label: "Modalità d'Uso" },
  { id: 'ingredienti', label: 'Ingredienti' },
];

// Garments and accessories: nobody eats them (docs/rules.md#product-tabs).
const inedibleCategoryId = '6';

/** Whether a product has nutrition, ingredients and the fixed warnings: all but category_id 6. */
export function isEdible({ categoryId }: Pick<Product, 'categoryId'>): boolean {
  return categoryId !== inedibleCategoryId;
}

/**
 * The tabs of the product page: four, or two for category_id 6 (docs/rules.md#product-tabs). As
 * many columns as tabs.
 */
export function detailTabs(product: Pick<Product, 'categoryId'>): readonly DetailTab[] {
  return isEdible(product)
    ? allTabs
    : allTabs.filter(({ id }) => id === 'descrizione' || id === 'modalita-uso');
}
