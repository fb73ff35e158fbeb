export const copy = {
  allProducts: 'Tutti i prodotti',
  categories: 'Le categorie:',
} as const;
