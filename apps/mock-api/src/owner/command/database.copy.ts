export const databaseTexts = {
  noUrl:
    'Manca DATABASE_URL: scrivi quale database, per esempio postgres://utente:password@host/nome.',
  away: (reason: string) =>
    `Il database di DATABASE_URL non risponde: niente è cambiato. (${reason})`,
  noRight:
    'Il database va preparato da chi ne è proprietario: DATABASE_URL=… npm run database -- migrate',
  newer: 'Il database è di una versione più nuova di questo programma: aggiorna il programma.',
  busy: 'Un’altra importazione è in corso da più di un minuto: riprova più tardi. Niente è cambiato.',
  changedMeanwhile:
    'Mentre leggevo il file il catalogo è cambiato da un’altra parte: ripeti il comando. Niente è cambiato.',
  folderInUse: (dataDir: string) =>
    `Il sito sta usando la cartella ${dataDir}: fermalo, poi ripeti il comando. Niente è cambiato.`,
  databaseFull: 'Nel database ci sono già dei messaggi o delle importazioni: niente è cambiato.',
  fileThere: (file: string) =>
    `Il file ${file} c’è già: spostalo altrove, poi ripeti il comando. Niente è cambiato.`,
  toDatabase: (messages: number, imports: number, catalogue: boolean) =>
    `Fatto. Nel database ora: ${count(messages, 'messaggio', 'messaggi')}, ${count(imports, 'importazione', 'importazioni')}${catalogue ? ', il catalogo e i dati del negozio' : ''}. I file della cartella restano come sono.`,
  unreadable: (lines: number) =>
    `${count(lines, 'riga', 'righe')} dei messaggi non ${lines === 1 ? 'si legge ed è rimasta' : 'si leggono e sono rimaste'} nel file.`,
  nextDatabase: 'Da ora avvia il sito con lo stesso DATABASE_URL.',
  toFile: (messages: number, imports: number, catalogue: boolean) =>
    `Fatto. Nella cartella ora: ${count(messages, 'riga', 'righe')} di messaggi, ${count(imports, 'importazione', 'importazioni')}${catalogue ? ', il catalogo e i dati del negozio' : '; il catalogo è quello fornito col programma'}. Il database resta com’è.`,
  nextFile: 'Da ora avvia il sito senza DATABASE_URL.',
};

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;
