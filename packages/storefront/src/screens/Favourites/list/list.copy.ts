import { company } from '../../../content/company.ts';
import { stockAgeCopy } from '../../../content/stockAge.ts';

/** The list for the shop (docs/rules.md#shopping-list). No quantities, no words of buying. */
const named = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;

export const copy = {
  title: 'Porta la lista in negozio',
  lead: 'Gusto e formato di ognuno, con quello che c’è oggi in ogni sede. Mandala a chi fa la spesa, o portala su carta.',
  product: 'Prodotto',
  flavour: 'Gusto',
  size: 'Formato',
  price: 'Prezzo',
  shops: { torino: 'Torino', aosta: 'Aosta' },
  inShop: {
    torino: (total: number) => `su ${total} a Torino`,
    aosta: (total: number) => `su ${total} ad Aosta`,
  },
  /** Empty where nothing is missing of what is known, and something is not known. */
  missing: (names: readonly string[], total: number, unknown: number) => {
    if (names.length === 0) return unknown === 0 ? 'Tutta la lista.' : '';
    if (names.length === total) return 'Oggi non c’è nulla: chiedi se arriva.';
    return `${names.length === 1 ? 'Non c’è' : 'Non ci sono'} ${named(names)}.`;
  },
  unknown: (names: readonly string[]) => `Da chiedere: ${named(names)}.`,
  of: (what: string, name: string) => `${what}: ${name}`,
  none: 'no',
  notKnown: 'Da chiedere',
  single: 'unico',
  noPrice: 'al banco',
  stockAge: stockAgeCopy.updated,
  confirm: stockAgeCopy.confirm,
  savedCopy: 'Copia salvata.',
  stockNoteAfterAge: 'Sono del prodotto: per gusto e formato chiedi al banco.',
  stockNote: 'Le giacenze sono del prodotto: per gusto e formato chiedi al banco.',
  stockGone:
    'Giacenze non disponibili ora. La lista si può mandare lo stesso: chiedi al banco che cosa c’è.',
  total: 'Insieme, ai prezzi di oggi',
  savedTotal: 'Insieme, ai prezzi della copia',
  whatsApp: 'Manda su WhatsApp',
  email: 'Email',
  share: 'Condividi',
  copyLink: 'Copia link',
  copied: 'Link copiato',
  print: 'Stampa',
  subject: `La mia lista da ${company.brand}`,
  offline: 'Senza rete: Copia link e Stampa funzionano lo stesso.',
  tooMany: (linked: number) => `Nel link stanno i primi ${linked} prodotti.`,
  paper: {
    head: 'Lista per il negozio',
    title: (count: number) => (count === 1 ? '1 prodotto' : `${count} prodotti`),
    date: 'Prezzi e giacenze come sul sito il ',
    unknownDate: 'Senza prezzi e giacenze, stampata il ',
    savedDate: 'Copia salvata, stampata il ',
    dateEnd: '. Al banco valgono prezzi e giacenze del momento.',
    total: 'Insieme',
    of: (there: number, total: number) => `${there} su ${total}`,
    ask: 'Da chiedere al banco',
    code: 'La stessa lista sul telefono',
    codeText: 'Inquadra il codice: si apre con le giacenze aggiornate.',
    codeName: 'Codice QR del link della lista',
    noCode: 'La lista è troppo lunga per un codice: dal sito la mandi con «Copia link».',
  },
  received: {
    title: 'Lista ricevuta',
    dropped: (count: number) =>
      count === 1
        ? '1 voce del link è rimasta fuori: non si legge, o la lista è troppo lunga.'
        : `${count} voci del link sono rimaste fuori: non si leggono, o la lista è troppo lunga.`,
    back: 'I tuoi preferiti',
    description: 'Una lista di prodotti mandata da un’altra persona.',
    lead: (count: number) =>
      `${count === 1 ? '1 prodotto scelto' : `${count} prodotti scelti`} da chi ti ha mandato il link. I tuoi preferiti restano come sono finché non ${count === 1 ? 'lo' : 'li'} aggiungi.`,
    loading: 'Caricamento della lista...',
    mine: 'già tra i tuoi',
    mineCount: (count: number) =>
      count === 1 ? '1 è già tra i tuoi.' : `${count} sono già tra i tuoi.`,
    allMine: (count: number) =>
      count === 1 ? 'È già tra i tuoi.' : `I ${count} prodotti sono già tutti tra i tuoi.`,
    gone: (count: number) =>
      count === 1
        ? '1 prodotto della lista non è più in catalogo.'
        : `${count} prodotti della lista non sono più in catalogo.`,
    failed: (count: number) =>
      count === 1
        ? 'Di 1 prodotto non abbiamo risposta ora: ricarica la pagina.'
        : `Di ${count} prodotti non abbiamo risposta ora: ricarica la pagina.`,
    add: (count: number) => `Aggiungi ai miei (${count})`,
    added: (count: number) =>
      count === 1 ? '1 prodotto aggiunto ai preferiti' : `${count} prodotti aggiunti ai preferiti`,
    toMine: 'Vai ai tuoi preferiti',
    failedTitle: 'La lista non si è caricata',
    brokenTitle: 'Lista non leggibile',
    brokenText:
      'Il link è incompleto, o i prodotti non sono più in catalogo. Chiedi di rimandarlo.',
    failedText: 'Ora la lista non si può caricare. Controlla la rete e ricarica la pagina.',
  },
} as const;
