import { italianNumber } from '../../catalogue/italianNumber.ts';

const thousands = (count: number) => italianNumber(count, { points: 'always' });
const products = (count: number) => (count === 1 ? '1 prodotto' : `${thousands(count)} prodotti`);

/** We repeat what labels say, and promise nothing (docs/rules.md#avoid-words). */
export const copy = {
  title: 'Da evitare',
  allergens: 'Allergeni',
  allergensNote: 'i 14 delle etichette europee',
  description: (count: number | undefined) =>
    count === undefined
      ? 'da evitare'
      : count === 1
        ? 'da evitare: lo nomina 1 prodotto di questa lista'
        : `da evitare: lo nominano ${thousands(count)} prodotti di questa lista`,
  ingredient: 'Ingrediente o additivo',
  ingredientExample: 'es. sucralosio, E 955',
  clear: 'Svuota il campo',
  suggestions: 'Ingredienti delle etichette lette',
  frequent: 'I più nominati in questa lista',
  unknown: (text: string) =>
    `Nelle etichette che abbiamo letto «${text}» non compare. Non vuol dire che non ci sia: guarda la confezione.`,
  unclear: (texts: readonly string[]) =>
    `Del link non abbiamo capito ${texts.map((text) => `«${text}»`).join(', ')}.`,
  avoidAnyway: (text: string) => `Evita comunque «${text}»`,
  traces: 'Anche le tracce',
  tracesNote: '«Può contenere…», «stabilimento che lavora anche…»',
  yes: 'Sì',
  no: 'No',
  careLead: 'Decide l’etichetta sulla confezione.',
  care: 'Leggiamo per te gli ingredienti dichiarati e togliamo dalla lista ciò che l’etichetta nomina. Ricette e stabilimenti cambiano: prima dell’acquisto controllala sempre, o chiedi al banco.',
  listCare:
    'Leggiamo per te gli ingredienti dichiarati. Prima dell’acquisto controlla sempre l’etichetta della confezione.',
  close: 'Chiudi',
  empty: 'Svuota',
  show: (count: number) => `Mostra ${products(count)}`,
  loading: 'Caricamento...',
  remove: (name: string) => `Togli: ${name}`,
  removed: (name: string) => `Tolto: ${name}`,
  alsoTraces: 'anche le tracce',
  availableAt: 'Disponibile a',
  unread: (count: number) => `${thousands(count)} senza etichetta leggibile`,
  showUnread: 'mostra',
  hideUnread: 'nascondi',
  unreadTitle: 'Senza etichetta leggibile',
  unreadLead: (count: number) =>
    count === 1
      ? '1 prodotto. Non sappiamo che cosa contiene: guarda la confezione o chiedi al banco.'
      : `${thousands(count)} prodotti. Non sappiamo che cosa contengono: guarda la confezione o chiedi al banco.`,
  unreadTag: 'Etichetta non letta',
  unreadCard: 'Qui non abbiamo un elenco ingredienti leggibile: guarda la confezione.',
  unavailable: 'Il filtro «Da evitare» ora non è disponibile.',
  unavailableHint:
    'Non possiamo controllare le etichette, quindi non mostriamo prodotti. Togli il filtro per vedere la lista intera, oppure chiedi in negozio.',
  withoutFilter: 'Togli «Da evitare»',
  offline: 'Senza rete: la lista viene dalle etichette lette l’ultima volta che eri connesso.',
  removeLast: (name: string) => `Togli «${name}»`,
  /** 'I 4 prodotti di questa lista nominano il latte nell’etichetta.' */
  named: ({ count, all, things, withTraces }: Named) =>
    `${subject(count, all)} ${count === 1 ? 'nomina' : 'nominano'} ${things} nell’etichetta${
      withTraces ? ', anche solo come traccia' : ''
    }.`,
  without: (thing: string) => `senza ${thing}`,
  vegan: 'vegano',
  searched: (claims: readonly string[]) =>
    `Ricerca: ${claims.join(', ')}: mostriamo i prodotti la cui etichetta lo dichiara, con le parole del produttore. Prima dell’acquisto controlla sempre l’etichetta della confezione.`,
  avoid: (name: string) => `Evita: ${name}`,
  reset: 'Azzera filtri',
  shops: 'Negozi e telefoni',
} as const;

type Named = { count: number; all: number; things: string; withTraces: boolean };

function subject(count: number, all: number): string {
  if (count === 0) return 'Nessun prodotto di questa lista';
  if (count === 1)
    return all === 1 ? 'Il solo prodotto di questa lista' : '1 prodotto di questa lista';
  return count === all
    ? `I ${thousands(all)} prodotti di questa lista`
    : `${thousands(count)} dei ${thousands(all)} prodotti di questa lista`;
}
