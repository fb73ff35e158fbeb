/** Names of the controls (docs/rules.md#accessible-names). */
export const copy = {
  region: 'Cerca e filtra i prodotti',
  filters: 'Filtri',
  brand: 'Marca',
  priceRange: 'Fascia di prezzo',
  sortBy: 'Ordina per',
  reset: 'Azzera filtri',
  shop: 'Disponibile a',
  everywhere: 'Ovunque',
  products: (count: number) => (count === 1 ? '1 prodotto' : `${count} prodotti`),
  avoid: 'Da evitare',
  nothing: 'Niente, per ora',
  activeFilters: (count: number) => (count === 1 ? '1 filtro attivo' : `${count} filtri attivi`),
} as const;

/** Apart from the others: the built page alone says it, no script has to. */
export const noScriptText =
  'Per cercare e filtrare serve JavaScript, che in questo browser è disattivato: anche per «Da evitare» e «Disponibile a». Qui vedi tutti i prodotti, qualunque cosa nominino le etichette. Puoi sfogliarli per categoria.';
