/** Names of the controls (decisions §4). */
export const copy = {
  region: 'Cerca e filtra i prodotti',
  filters: 'Filtri',
  brand: 'Marca',
  priceRange: 'Fascia di prezzo',
  sortBy: 'Ordina per',
  reset: 'Azzera filtri',
  activeFilters: (count: number) => (count === 1 ? '1 filtro attivo' : `${count} filtri attivi`),
} as const;
