import { limits } from './limits.ts';

const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** What is said of a file that cannot be read as a whole. */
export const fileTexts = {
  missing: (file: string) => `Il file ${file} non c'è`,
  missingRemedy: 'controlla il nome e la cartella',
  folder: (file: string) => `${file} è una cartella, non un file`,
  closed: (file: string) => `Il file ${file} non si può leggere`,
  closedRemedy: 'chiudilo negli altri programmi e controlla di averne il permesso',
  cut: (line: number) => `Il file finisce a metà della riga ${line}`,
  cutRemedy: 'copialo di nuovo per intero, o vai a capo dopo l’ultima riga',
  empty: 'Il file è vuoto',
  emptyRemedy: 'parti da un file fatto con «esporta»',
  tooLarge: (bytes: number) =>
    `Il file è di ${whole.format(Math.round(bytes / 1024 / 1024))} MB: al massimo ${whole.format(limits.fileBytes / 1024 / 1024)}`,
  tooLargeRemedy: 'togli dal foglio immagini e righe vuote, poi salvalo di nuovo',
  bomb: `Il file, una volta aperto, supera i ${whole.format(limits.unpackedBytes / 1024 / 1024)} MB: non lo leggo`,
  bombRemedy: 'copia le righe in un foglio nuovo e salva quello',
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
  noSheets: 'Nel file non c’è nessun foglio',
  noFormulaResult: '(formula senza risultato)',
  csv: (reason: string) => `Il CSV non si legge: ${reason}`,
  letters: 'Le lettere accentate del CSV non si leggono: non è né UTF-8 né Windows-1252',
  lettersRemedy: 'salvalo di nuovo scegliendo «CSV UTF-8», o come .xlsx',
  csvRemedy: 'salvalo di nuovo dal foglio di calcolo come «CSV UTF-8»',
  quote: (line: number) => `alla riga ${line} un testo tra virgolette non si chiude`,
};
