import { plural } from './command.copy.ts';

export const databaseTexts = {
  noUrl:
    'Manca DATABASE_URL: scrivi quale database, per esempio postgres://utente:password@host/nome.',
  away: (reason: string) =>
    `Il database di DATABASE_URL non risponde: niente è cambiato. (${reason})`,
  noRight:
    'Il database va preparato da chi ne è proprietario: DATABASE_URL=… npm run database -- migrate',
  newer: 'Il database è di una versione più nuova di questo programma: aggiorna il programma.',
  busy: 'Un’altra importazione è in corso: riprova fra un minuto. Niente è cambiato.',
  notWritable: (file: string) =>
    `Non ho il permesso di leggere o scrivere ${file}: usa l’utente che avvia il sito, o un’altra cartella (DATA_DIR). Niente è cambiato.`,
  full: (file: string) =>
    `Il disco di ${file} è pieno: libera spazio, poi ripeti il comando. Niente è cambiato.`,
  damaged: (file: string) =>
    `Il file ${file} è rovinato, o non è di questo programma: ferma il sito e metti al suo posto la copia di sicurezza.`,
  halfMade: (reason: string) =>
    `Nel database c’è solo una parte delle tabelle: rimetti la copia di sicurezza, o indica un database vuoto. Niente è cambiato. (${reason})`,
  unreadable: (reason: string) =>
    `La storia delle importazioni non si legge: niente è cambiato. (${reason})`,
  folderInUse: (dataDir: string) =>
    `Il sito sta usando la cartella ${dataDir}: fermalo, poi ripeti il comando. Niente è cambiato.`,
  notEmpty:
    'Dove devono andare ci sono già dei messaggi o delle importazioni: niente è cambiato. Svuota quel database, o indica un’altra cartella (DATA_DIR).',
  toDatabase: (messages: number, imports: number) =>
    `Fatto. Nel database ora: ${moved(messages, imports)}. La cartella resta com’è.`,
  nextDatabase: 'Da ora avvia il sito con lo stesso DATABASE_URL.',
  toFile: (messages: number, imports: number) =>
    `Fatto. Nella cartella ora: ${moved(messages, imports)}. Il database resta com’è.`,
  nextFile: 'Da ora avvia il sito senza DATABASE_URL.',
};

const moved = (messages: number, imports: number) =>
  `${plural(messages, 'messaggio', 'messaggi')}, ${plural(imports, 'importazione', 'importazioni')}, il catalogo e i dati del negozio`;
