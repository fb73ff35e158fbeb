/** The page of docs/rules.md#favourites-page; the sentences beside its texts are ours. */
export const copy = {
  title: 'Preferiti',
  documentDescription:
    'I prodotti che hai salvato su Vetta Nutrition: restano nel tuo browser, senza registrazione.',
  lead: 'I prodotti che hai salvato restano in questo browser: niente registrazione, nessun dato inviato.',
  back: 'Torna ai Prodotti',
  loading: 'Caricamento preferiti...',
  empty: {
    title: 'Nessun Preferito',
    text: 'Tocca il cuore su un prodotto per ritrovarlo qui, anche senza registrarti.',
    link: 'Scopri i Prodotti',
  },
  saved: (count: number) => (count === 1 ? 'prodotto salvato' : 'prodotti salvati'),
  clearAll: 'Cancella tutti',
  details: 'Dettagli',
  dialog: {
    title: 'Cancellare tutti i preferiti?',
    text: (count: number) =>
      count === 1
        ? 'Togliamo 1 prodotto dall’elenco di questo browser. Non si può annullare.'
        : `Togliamo ${count} prodotti dall’elenco di questo browser. Non si può annullare.`,
    cancel: 'Annulla',
    confirm: 'Conferma',
    busy: 'Rimozione...',
  },
  explore: {
    title: 'Continua a Esplorare',
    text: 'Tutto il catalogo, con il prezzo al chilo e i valori per dose su ogni scheda.',
    link: 'Scopri i Prodotti',
  },
} as const;

/** Apart from the others: the built page alone says it, no script has to. */
export const noScriptText =
  'Per mostrarli serve JavaScript, che in questo browser è disattivato. Attivalo e li ritrovi qui. Anche una lista ricevuta con un link si apre solo così.';
