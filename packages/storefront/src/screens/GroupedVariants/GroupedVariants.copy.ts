/** The page of docs/rules.md#grouped-variants-page; lead, failure hint and link texts are ours. */
export const copy = {
  title: (category: string) => `${category} - Varianti Raggruppate`,
  documentDescription: (category: string) =>
    `${category}: lo stesso prodotto in tutti i gusti e i formati che teniamo, a confronto.`,
  catalogue: 'Prodotti',
  step: 'Varianti Raggruppate',
  lead: 'Lo stesso prodotto in tutti i gusti e i formati che teniamo.',
  back: 'Torna alla lista prodotti',
  variants: (count: number) => (count === 1 ? '1 variante' : `${count} varianti`),
  soldOut: 'Esaurito',
  empty: {
    title: 'Nessun prodotto raggruppato trovato',
    text: 'Non ci sono prodotti con varianti multiple in questa categoria.',
    link: 'Vedi tutti i prodotti',
  },
  failedHint: 'Può dipendere dalla connessione. Riprova tra qualche secondo.',
} as const;
