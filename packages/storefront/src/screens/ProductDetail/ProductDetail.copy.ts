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

export const nutritionCopy = {
  component: 'Componente',
  aminoAcid: 'Aminoacido',
  technical: 'Caratteristiche tecniche',
  hundredLines: 'Cento grammi, una linea per grammo',
  protein: 'Proteine',
  carbohydrate: 'Carboidrati',
  fat: 'Grassi',
  rest: 'Altro',
} as const;

export const usageCopy = {
  warnings: 'Avvertenze',
  tip: 'Consiglio d’uso',
  fixedWarnings: [
    'Gli integratori non sostituiscono una dieta varia ed equilibrata e uno stile di vita sano.',
    'Non superare la dose giornaliera consigliata.',
    'Tenere fuori dalla portata dei bambini sotto i tre anni.',
    'In gravidanza, in allattamento o in caso di terapie, chiedere prima al medico.',
    'Conservare in luogo fresco e asciutto.',
  ],
  powderTip: 'Prima il liquido, poi la polvere: così non restano grumi sul fondo.',
  tabletTip: 'Con un bicchiere d’acqua, ogni giorno alla stessa ora: così non te ne dimentichi.',
  generalTip:
    'Hai un dubbio? Chiedi al banco, a Buttigliera Alta o ad Aosta: rispondiamo volentieri.',
} as const;

export const ingredientsCopy = {
  title: 'Ingredienti',
  composition: 'Composizione',
  allergens: 'Allergeni',
  traces: 'Tracce',
  features: 'Caratteristiche',
  contains: 'Contiene',
  mayContain: 'Può contenere tracce di',
  and: 'e',
  labelHint:
    'Li trovi sempre sull’etichetta della confezione. In negozio la leggiamo volentieri insieme.',
  guarantees: 'Le garanzie della marca',
} as const;
