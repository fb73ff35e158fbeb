const thousands = new Intl.NumberFormat('it-IT', { useGrouping: true });

/** Beside the shared messages: what a failed listing can still offer. */
export const copy = {
  failedHint:
    'Può dipendere dalla connessione. Se succede ancora, i negozi rispondono al telefono.',
  shops: 'Negozi e telefoni',
  reset: 'Azzera filtri',
  showMore: 'Mostra altri prodotti',
  shown: (shown: number, all: number) =>
    `${thousands.format(shown)} di ${thousands.format(all)} prodotti`,
} as const;
