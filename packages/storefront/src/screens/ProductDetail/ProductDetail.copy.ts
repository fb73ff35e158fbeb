/** The Italian of the product page alone (§2); texts that other screens share are in content/. */
export const copy = {
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
  formerPrice: 'prezzo più basso degli ultimi 30 giorni',
  available: 'Disponibile nei nostri negozi',
  chooseVariant: 'Scegli la tua variante',
  flavour: 'Gusto',
  unnamedSize: 'Formato unico',
  rating: '4,5',
  addToFavourites: 'Aggiungi ai Preferiti',
  removeFromFavourites: 'Rimuovi dai Preferiti',
  share: 'Condividi',
  linkCopied: '✓ Link copiato!',
  details: 'Dettagli del prodotto',
} as const;

export const descriptionCopy = {
  expertTip: 'Il consiglio dell’esperto',
  expertNote: 'Ne parliamo volentieri al banco, a Buttigliera Alta e ad Aosta.',
  generalAdvice: 'Consiglio',
  generalAdviceText:
    'Per un uso adatto alle tue esigenze, chiedi a un professionista della salute o al nostro personale in negozio.',
  technical: 'Caratteristiche tecniche',
} as const;
