/** The columns of each sheet: title, the line of help under it, and other names that it goes by. */
export type ColumnText = { title: string; help: string; also?: readonly string[]; width?: number };

export const sheetTitles = {
  products: 'Prodotti',
  details: 'Dettagli',
  stock: 'Giacenze',
  brands: 'Marche',
  shops: 'Negozi',
  company: 'Azienda',
} as const;

/** A row that begins with this sign explains the columns and is not read. */
export const helpMark = '»';

const yesNo = 'sì o no';

export const productColumns = {
  slug: {
    title: 'Slug',
    help: 'indirizzo del prodotto: minuscole, cifre e trattini; non cambiarlo',
    also: ['indirizzo', 'codice', 'sku', 'codice prodotto'],
    width: 26,
  },
  name: { title: 'Nome', help: 'come si legge sul sito', also: ['prodotto', 'titolo'], width: 28 },
  brand: {
    title: 'Marca',
    help: 'come nel foglio Marche',
    also: ['brand', 'produttore'],
    width: 18,
  },
  category: { title: 'Categoria', help: 'una delle sette del sito', also: ['reparto'], width: 22 },
  description: {
    title: 'Descrizione',
    help: 'due righe per la scheda',
    also: ['testo breve'],
    width: 40,
  },
  flavour: {
    title: 'Gusto',
    help: 'una riga per ogni gusto e formato',
    also: ['sapore', 'aroma'],
    width: 16,
  },
  size: {
    title: 'Formato',
    help: '500 g, 1 kg, 60 capsule',
    also: ['taglia', 'quantità', 'peso', 'confezione', 'misura'],
    width: 14,
  },
  price: {
    title: 'Prezzo (euro)',
    help: '24,90; vuoto: Prezzo su richiesta',
    also: ['prezzo', 'prezzo €', 'euro', 'prezzo di vendita', 'listino'],
    width: 14,
  },
  original: {
    title: 'Prezzo precedente',
    help: 'il più basso dei 30 giorni prima, se è in offerta',
    also: ['prezzo barrato', 'prezzo pieno', 'prezzo originale'],
    width: 14,
  },
  promo: {
    title: 'Prezzo in offerta',
    help: '19,90; vale nei giorni delle due colonne accanto',
    also: ['prezzo offerta', 'prezzo promo', 'prezzo scontato'],
    width: 14,
  },
  promoFrom: {
    title: 'Offerta dal',
    help: 'primo giorno, 20/11/2026; vuoto: da subito',
    also: ['inizio offerta', 'offerta da'],
    width: 13,
  },
  promoUntil: {
    title: 'Offerta fino al',
    help: 'ultimo giorno, compreso; vuoto: senza fine',
    also: ['fine offerta', 'offerta al'],
    width: 13,
  },
  image: {
    title: 'Immagine',
    help: 'nome del file nella cartella delle foto',
    also: ['foto', 'file immagine'],
    width: 26,
  },
  height: {
    title: 'Altezza (mm)',
    help: 'della confezione nella foto, in millimetri: 245; vuoto: non misurata',
    also: ['altezza', 'altezza confezione', 'altezza mm'],
    width: 14,
  },
  origin: {
    title: 'Origine',
    help: 'dove nasce, come si legge sul sito',
    also: ['provenienza', 'paese di origine'],
    width: 22,
  },
  gtin: {
    title: 'Codice a barre',
    help: '8, 12, 13 o 14 cifre, in una colonna di testo',
    also: ['ean', 'gtin', 'barcode', 'ean13'],
    width: 18,
  },
  torino: {
    title: 'Torino',
    help: 'pezzi; vuoto: non cambia',
    also: ['giacenza torino', 'stock torino', 'buttigliera'],
    width: 9,
  },
  aosta: {
    title: 'Aosta',
    help: 'pezzi; vuoto: non cambia',
    also: ['giacenza aosta', 'stock aosta'],
    width: 9,
  },
  isBestSeller: { title: 'Best Seller', help: yesNo },
  isNew: { title: 'Nuovo', help: yesNo },
  bestPrice: { title: 'Miglior Prezzo', help: yesNo },
  immediateAvailability: { title: 'Disponibile', help: yesNo },
  freeShipping: { title: 'Spedizione Gratuita', help: yesNo },
  newArrival: { title: 'Novità', help: yesNo },
  fastDelivery: { title: 'Consegna 24h', help: yesNo },
  staffPick: { title: 'Consigliato', help: yesNo },
  localProduct: { title: "Valle d'Aosta", help: yesNo },
} as const satisfies Record<string, ColumnText>;

export const stockColumns = {
  slug: productColumns.slug,
  torino: productColumns.torino,
  aosta: productColumns.aosta,
  name: { ...productColumns.name, help: 'solo per riconoscerlo: qui non si cambia' },
} as const satisfies Record<string, ColumnText>;

export const detailColumns = {
  slug: productColumns.slug,
  name: stockColumns.name,
  long: {
    title: 'Descrizione lunga',
    help: 'il testo della pagina',
    also: ['testo lungo'],
    width: 50,
  },
  highlights: {
    title: 'Punti di forza',
    help: 'uno per riga',
    also: ['caratteristiche', 'vantaggi'],
    width: 40,
  },
  usage: {
    title: "Modalità d'uso",
    help: 'come si prende',
    also: ['uso', 'dosaggio', 'come si usa'],
    width: 40,
  },
  ingredients: {
    title: 'Ingredienti',
    help: "come sull'etichetta, allergeni in MAIUSCOLO",
    width: 50,
  },
  warnings: { title: 'Avvertenze', help: "come sull'etichetta", width: 40 },
  nutrition: {
    title: 'Valori nutrizionali',
    help: "una voce per riga, come sull'etichetta",
    also: ['tabella nutrizionale', 'nutrizione'],
    width: 50,
  },
} as const satisfies Record<string, ColumnText>;

export const brandColumns = {
  slug: { title: 'Slug', help: 'indirizzo della marca', width: 22 },
  name: { title: 'Nome', help: 'come si legge sul sito', also: ['marca'], width: 28 },
} as const satisfies Record<string, ColumnText>;

const hoursHelp = '9:30-12:30, 15:30-19:30; oppure chiuso';

export const shopColumns = {
  shop: { title: 'Negozio', help: 'Torino o Aosta', also: ['sede', 'nome'], width: 12 },
  street: { title: 'Via', help: 'via e numero', also: ['indirizzo'], width: 34 },
  postalCode: { title: 'CAP', help: '5 cifre', width: 8 },
  town: { title: 'Città', help: 'comune', also: ['comune', 'località'], width: 18 },
  province: { title: 'Provincia', help: 'sigla', also: ['prov'], width: 10 },
  phone: { title: 'Telefono', help: '011 123 4567', also: ['tel'], width: 16 },
  whatsapp: { title: 'WhatsApp', help: '333 123 4567; vuoto: nessuno', width: 16 },
  email: { title: 'E-mail', help: 'del negozio', also: ['mail', 'posta'], width: 30 },
  monday: { title: 'Lunedì', help: hoursHelp, width: 26 },
  tuesday: { title: 'Martedì', help: hoursHelp, width: 26 },
  wednesday: { title: 'Mercoledì', help: hoursHelp, width: 26 },
  thursday: { title: 'Giovedì', help: hoursHelp, width: 26 },
  friday: { title: 'Venerdì', help: hoursHelp, width: 26 },
  saturday: { title: 'Sabato', help: hoursHelp, width: 26 },
  sunday: { title: 'Domenica', help: hoursHelp, width: 26 },
} as const satisfies Record<string, ColumnText>;

export const companyColumns = {
  item: {
    title: 'Voce',
    help: 'non cambiare questi nomi; per le ferie aggiungi righe «Chiusura»',
    width: 26,
  },
  value: {
    title: 'Valore',
    help: 'per una chiusura: 16/08/2027, o 09/08/2027 - 22/08/2027',
    width: 46,
  },
  note: {
    title: 'Nota',
    help: 'per una chiusura: il motivo, per esempio Ferie',
    also: ['motivo'],
    width: 30,
  },
} as const satisfies Record<string, ColumnText>;

/** The rows of `Azienda`. */
export const companyItems = {
  brand: 'Nome',
  legalName: 'Ragione sociale',
  foundedIn: 'Anno di fondazione',
  vatNumber: 'Partita IVA',
  email: 'E-mail',
  phone: 'Telefono',
  registeredOffice: 'Sede legale',
  branchOffice: 'Sede secondaria',
  siteUrl: 'Indirizzo del sito',
  Facebook: 'Facebook',
  Instagram: 'Instagram',
  YouTube: 'YouTube',
  closure: 'Chiusura',
} as const;

export const tableTexts = {
  unknownSheet: (name: string) => `Il foglio «${name}» non si legge`,
  unknownSheetRemedy: (near: string | undefined) =>
    near === undefined
      ? 'i fogli sono Prodotti, Dettagli, Giacenze, Marche, Negozi, Azienda'
      : `forse «${near}»?`,
  noKnownSheet: 'Nessun foglio ha un nome conosciuto',
  readAs: (title: string) => `letto come «${title}»`,
  sameSheet: (title: string) => `è un secondo foglio «${title}», e non si sa quale vale`,
  sameSheetRemedy: 'elimina uno dei due, o cambiagli il nome',
  twiceSheet: 'c’è già un foglio con questo nome: questo non si legge',
  noHead: 'non c’è la riga con i nomi delle colonne',
  noHeadRemedy: (title: string) => `nella prima riga servono almeno ${title}`,
  missingColumn: (title: string) => `manca la colonna «${title}»`,
  addColumn: 'aggiungila: un file esportato le ha tutte',
  unknownColumn: 'è una colonna che non si legge',
  twiceColumn: 'è una colonna che c’è già con il suo nome: questa non si legge',
  sameColumn: (title: string) => `è la seconda colonna «${title}», e non si sa quale vale`,
  sameColumnRemedy: 'elimina una delle due, o cambiale il nome',
  surplus: 'sta in una colonna senza nome: la riga ha più celle dei titoli',
  surplusRemedy:
    'controlla le celle della riga (un prezzo con la virgola in un CSV va tra virgolette), o scrivi un nome sopra',
  shape: (cells: number, titles: number) => `la riga ha ${cells} celle, e i titoli sono ${titles}`,
  shapeRemedy:
    'scrivi un separatore anche per le celle vuote, e tra virgolette ciò che ne contiene uno',
  aboveHead: 'è una riga di dati sopra i nomi delle colonne: non si leggerebbe',
  aboveHeadRemedy: 'sposta la riga dei nomi sopra i dati',
  hiddenRow: 'è una riga nascosta, che si legge lo stesso',
  hiddenColumn: 'è una colonna nascosta, che si legge lo stesso',
  hiddenSheet: 'è un foglio nascosto, che si legge lo stesso',
  hiddenRemedy: 'mostra tutto e controlla, o elimina quello che non serve',
  secondHead: 'è una seconda riga di titoli: non si legge',
  totals: 'è una riga di totali: non si legge',
  noRows: 'non ha righe sotto i nomi delle colonne',
};
