export const copy = {
  search: 'Cerca prodotti',
  clear: 'Cancella ricerca',
  suggestions: 'Suggerimenti',
  products: 'Prodotti',
  categories: 'Categorie',
  brands: 'Marche',
  all: (count: number, query: string) =>
    count === 1 ? `Vedi il risultato per “${query}”` : `Tutti i ${count} risultati per “${query}”`,
} as const;
