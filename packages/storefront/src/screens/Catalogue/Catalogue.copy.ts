/** The page of docs/rules.md#catalogue-page; the lead is ours. */
export const copy = {
  documentTitle: 'Prodotti',
  documentDescription:
    'Il catalogo di Vetta Nutrition: proteine, aminoacidi, vitamine, energetici e accessori, con prezzo al chilo e disponibilità nei negozi di Buttigliera Alta e Aosta.',
  title: 'I Nostri Prodotti',
  lead: 'Scegli una categoria, oppure cerca per nome, marca e prezzo. Su ogni scheda trovi il prezzo al chilo e quanti pezzi ci sono nei due negozi.',
} as const;
