import { limits } from './limits.ts';

const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** What is said of a file that cannot be read as a whole. */
export const fileTexts = {
  missing: (file: string) => `Il file ${file} non c'è`,
  missingRemedy: 'controlla il nome e la cartella',
  folder: (file: string) => `${file} è una cartella, non un file`,
  noFile: (file: string) => `${file} non è un file`,
  noFileRemedy: 'copia qui il file vero, non un collegamento',
  closed: (file: string) => `Il file ${file} non si può leggere`,
  closedRemedy: 'chiudilo negli altri programmi e controlla di averne il permesso',
  cut: (line: number) => `Il file finisce a metà della riga ${line}`,
  cutRemedy: 'copialo di nuovo per intero, o vai a capo dopo l’ultima riga',
  empty: 'Il file è vuoto',
  emptyRemedy: 'parti da un file fatto con «esporta»',
  tooLarge: (bytes: number) =>
    `Il file è di ${whole.format(Math.round(bytes / 1024 / 1024))} MB: al massimo ${whole.format(limits.fileBytes / 1024 / 1024)}`,
  tooLargeRemedy: 'togli dal foglio immagini e righe vuote, poi salvalo di nuovo',
  bomb: `Il file, una volta aperto, è troppo grande: al massimo ${whole.format(limits.cells)} celle scritte, ${whole.format(limits.elements)} tra celle, righe e colonne anche vuote, e ${whole.format(limits.unpackedBytes / 1024 / 1024)} MB`,
  bombRemedy: 'copia le righe in un foglio nuovo e salva quello',
  slow: (seconds: number) => `La lettura del file è stata fermata dopo ${seconds} secondi`,
  binary: 'È una cartella di lavoro binaria (.xlsb)',
  binaryRemedy: 'salvala come «Cartella di lavoro Excel (.xlsx)»',
  damaged: 'Il file è rovinato: non si apre come foglio di calcolo',
  damagedRemedy: 'aprilo nel foglio di calcolo e salvalo di nuovo come .xlsx',
  locked: 'Il file è protetto da password, o è un vecchio .xls',
  lockedRemedy: 'salvalo come «Cartella di lavoro Excel (.xlsx)» senza password',
  ods: 'È un file OpenDocument (.ods)',
  odsRemedy: 'in LibreOffice: File, Salva con nome, tipo «Excel 2007-365 (.xlsx)»',
  unknown: 'Non è un foglio .xlsx, né un .csv, né un catalogo .json',
  unknownRemedy: 'salvalo come .xlsx o .csv',
  rows: (sheet: string, rows: number) =>
    `Il foglio «${sheet}» arriva alla riga ${whole.format(rows)}: al massimo ${whole.format(limits.rows)}`,
  rowsRemedy: 'seleziona le righe vuote sotto l’ultima scritta, eliminale e salva',
  columns: (sheet: string) => `Il foglio «${sheet}» ha più di ${limits.columns} colonne`,
  columnsRemedy: 'elimina le colonne vuote a destra dell’ultima scritta e salva',
  noFormulaResult: '(formula senza risultato)',
  letters: (line: number, word: string) =>
    `Le lettere accentate non si leggono alla riga ${line}${word === '' ? '' : ` («${word.slice(0, 40)}»)`}: il file non è né UTF-8 né Windows-1252, o ne mescola più d’uno`,
  unmarked: 'Il file è in UTF-16, ma senza il segno che lo dice',
  jsonLetters: 'Le lettere accentate del JSON non si leggono: non è UTF-8',
  jsonLettersRemedy: 'salvalo di nuovo in UTF-8',
  lettersRemedy: 'salvalo di nuovo scegliendo «CSV UTF-8», o come .xlsx',
  quote: (line: number) =>
    `Il CSV non si legge: alla riga ${line} un testo tra virgolette non si chiude, o si chiude in un’altra riga`,
  quoteRemedy: 'togli o raddoppia le virgolette, o salvalo di nuovo come .xlsx',
};
