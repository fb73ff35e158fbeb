import { italianNumber } from '../../catalogue/italianNumber.ts';

const thousands = (count: number) => italianNumber(count, { points: 'always' });

/** Beside the shared messages: what a failed listing can still offer. */
export const copy = {
  failedHint:
    'Può dipendere dalla connessione. Se succede ancora, i negozi rispondono al telefono.',
  shops: 'Negozi e telefoni',
  reset: 'Azzera filtri',
  loadMore: 'Mostra altri prodotti',
  shown: (shown: number, all: number) => `${thousands(shown)} di ${thousands(all)} prodotti`,
} as const;
