import { limits } from '../sheets/limits.ts';

export const help = `Il catalogo dal foglio di calcolo.

  npm run catalogo -- esporta FILE     scrive il catalogo di oggi in FILE (.xlsx, .csv o .json)
  npm run catalogo -- verifica FILE    controlla FILE e mostra che cosa cambierebbe; non cambia niente
  npm run catalogo -- importa FILE     controlla FILE e, se non ci sono errori, lo mette sul sito
  npm run catalogo -- annulla          toglie l'ultima importazione
  npm run catalogo -- storia           elenca le importazioni: chi, che cosa, quando
  npm run catalogo -- pubblica         rifà le pagine del sito accanto a quelle in uso, poi le scambia
  npm run catalogo -- verso-database   porta messaggi, catalogo e storia dalla cartella nel database DATABASE_URL
  npm run catalogo -- verso-file       li riporta dal database nella cartella

  --conferma    applica anche i cambiamenti grandi (prezzi oltre il 30 %, molti prodotti tolti, giacenze a zero)
  --giacenze    con esporta FILE.csv: solo slug;torino;aosta
  --aiuto       questo testo

Fogli: Prodotti, Dettagli, Giacenze, Marche, Negozi, Azienda. Un .csv è il foglio Prodotti; con le sole
colonne slug;torino;aosta cambia le sole giacenze. Accanto al file resta il rapporto, FILE.esito.html.
Un file messo nella cartella importa dentro DATA_DIR viene importato da sé mentre il sito gira.

Esce con 0: fatto; 1: errori nel file, niente è cambiato; 2: serve --conferma.
Limiti: file fino a ${limits.fileBytes / 1024 / 1024} MB, fogli fino a ${limits.rows} righe.
`;

export const plural = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const commandTexts = {
  unknownCommand: (name: string) => `Il comando «${name}» non c'è.`,
  noFile: (name: string) => `Manca il file: npm run catalogo -- ${name} FILE`,
  unknownOption: (name: string) => `L'opzione «${name}» non c'è.`,
  exported: (file: string, products: number) =>
    `Esportato: ${file} (${plural(products, 'prodotto', 'prodotti')}).`,
  exportKind: 'Il nome del file deve finire con .xlsx, .csv o .json.',
  exportIsSource: 'Questo file è il catalogo stesso: scegli un altro nome.',
  errors: (count: number) => plural(count, 'errore', 'errori'),
  warnings: (count: number) => plural(count, 'avviso', 'avvisi'),
  more: (count: number) => `  … e ${plural(count, 'altro', 'altri')}: sono tutti nel rapporto`,
  nothingChanged: 'Niente è cambiato.',
  nothingToDo: 'Il file dice quello che il sito mostra già: niente da cambiare.',
  elsewhere: 'Questo file l’ha già importato un altro computer: niente da cambiare.',
  counts: (added: number, changed: number, gone: number, unchanged: number) =>
    [
      plural(added, 'prodotto nuovo', 'prodotti nuovi'),
      plural(changed, 'cambiato', 'cambiati'),
      plural(gone, 'tolto', 'tolti'),
      plural(unchanged, 'uguale', 'uguali'),
    ].join(', '),
  shopToo: '; anche marche, negozi o azienda',
  wouldDo: 'Così com’è il file si può importare:',
  done: (version: number) => `Fatto: il catalogo nuovo è sul sito (versione ${version}).`,
  undoHint: 'Per tornare indietro: npm run catalogo -- annulla',
  publish:
    'Testi, prodotti nuovi o tolti, orari, chiusure, negozi e azienda si vedono nelle pagine dopo: npm run catalogo -- pubblica',
  mails: 'Nome e indirizzo del sito sono già nuovi nelle e-mail che partono da adesso.',
  live: 'Prezzi e giacenze si vedono già, al più tra due secondi; i motori di ricerca li leggono dopo il prossimo «pubblica».',
  suspicious: 'Cambiamenti grandi, da confermare:',
  confirm: 'Se è giusto così, ripeti il comando con --conferma.',
  report: (file: string) => `Rapporto: ${file}`,
  nothingToUndo: 'Non c’è nessuna importazione da annullare.',
  versionGone: 'La versione prima non è più conservata (si tengono le ultime trenta).',
  editedSince:
    'Dopo quell’importazione il catalogo è stato cambiato in un altro modo: annullando si perde anche quello.',
  undone: (file: string, at: string) => `Annullata l'importazione di ${file} del ${at}.`,
  undoLine: (version: number) => `annullata la versione ${version}`,
  noHistory: 'Ancora nessuna importazione.',
  publishing: 'Rifaccio le pagine accanto a quelle in uso: serve qualche minuto.',
  published: 'Pubblicato: le pagine nuove sono al posto delle vecchie.',
  publishFailed: 'Le pagine non si sono potute rifare: restano quelle di prima.',
  watchRefused:
    'In questa cartella i cambiamenti grandi non si applicano da soli: usa il comando con --conferma.',
};

export const actionNames = { import: 'importa', undo: 'annulla' } as const;

export const momentText = (at: string) =>
  new Intl.DateTimeFormat('it-IT', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  }).format(new Date(at));
