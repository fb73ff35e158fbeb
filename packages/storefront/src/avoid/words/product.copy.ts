/** We repeat what the label says, and promise nothing (docs/rules.md#avoid-words). */
export const copy = {
  title: 'Da evitare: che cosa dice l’etichetta',
  contained: 'Nell’etichetta:',
  traces: 'Tra le tracce:',
  nothing: 'Nell’etichetta che abbiamo letto non compare.',
  /** Named by another text of the product; the quotation may be missing. */
  beside: {
    contained: 'Dichiarato, fuori dall’elenco degli ingredienti che abbiamo letto.',
    traces: 'Dichiarato tra le tracce, fuori dall’elenco degli ingredienti che abbiamo letto.',
    nothing: 'Nell’etichetta che abbiamo letto non compare.',
  },
  maker: 'Dal produttore:',
  list: 'L’elenco, con le parole che hai scelto',
  unread:
    'Qui non abbiamo un elenco ingredienti leggibile: guarda la confezione o chiedi al banco.',
  loading: 'Stiamo leggendo l’etichetta.',
  careLead: 'Decide l’etichetta sulla confezione.',
  care: 'Leggiamo per te gli ingredienti dichiarati. Prima dell’acquisto controlla sempre l’etichetta della confezione.',
} as const;
