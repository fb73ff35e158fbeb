/** The Italian of the nutrition tab. */
export const nutritionCopy = {
  component: 'Componente',
  aminoAcid: 'Aminoacido',
  technical: 'Caratteristiche tecniche',
  hundredLines: 'Cento grammi, una linea per grammo',
  protein: 'Proteine',
  carbohydrate: 'Carboidrati',
  fat: 'Grassi',
  rest: 'Altro',
  availableFor: 'Prodotti disponibili: ',
} as const;

/**
 * The last resort of docs/rules.md#nutrition-source-order; the list of products follows it as
 * links.
 */
export const nutritionUnavailable = (slug: string) =>
  `Valori nutrizionali non disponibili per questo prodotto: ${slug}`;
