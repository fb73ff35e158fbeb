/**
 * The Italian of the product page alone (docs/rules.md#product-page-states); texts that other
 * screens share are in content/.
 */
export const copy = {
  origin: (place: string) => `Origine: ${place}`,
  breadcrumbs: 'Percorso',
  backToProducts: 'Prodotti',
  notFoundText:
    'Il prodotto che cerchi non c’è più o ha cambiato indirizzo. Forse ha solo un altro nome: provalo nella ricerca.',
  notFoundDescription: 'Questo prodotto non è nel catalogo di Vetta Nutrition.',
  loadingTitle: 'Prodotto',
  loadingDescription:
    'La scheda del prodotto: prezzo, disponibilità nei due negozi, valori nutrizionali e ingredienti.',
  offer: 'OFFERTA',
  isNew: 'NUOVO',
  soldOut: 'Esaurito',
  highlights: 'Caratteristiche',
  available: 'Disponibile nei nostri negozi',
  ask: 'Chiedi a questo negozio',
  chooseVariant: 'Scegli la tua variante',
  flavour: 'Gusto',
  /** Of what nobody eats. */
  colour: 'Colore',
  unnamedSize: 'Formato unico',
  rating: '4,5',
  addToFavourites: 'Aggiungi ai Preferiti',
  removeFromFavourites: 'Rimuovi dai Preferiti',
  groupedVariants: (count: number) => `Le ${count} varianti una accanto all’altra`,
  share: 'Condividi',
  linkCopied: '✓ Link copiato!',
  details: 'Dettagli del prodotto',
} as const;
