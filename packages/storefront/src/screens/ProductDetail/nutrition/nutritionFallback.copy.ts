/** The Italian of a nutrition tab without a table. */
export const fallbackCopy = {
  technical: 'Caratteristiche tecniche',
  /** The last resort of docs/rules.md#nutrition-source-order; the list follows it as links. */
  unavailable: (slug: string) => `Valori nutrizionali non disponibili per questo prodotto: ${slug}`,
  availableFor: 'Prodotti disponibili:',
} as const;
