const named = (path: string) => (path === '' ? 'nella cartella dei dati' : path);

export const systemTexts = {
  missing: (path: string) => `Non trovo ${named(path)}: controlla il nome e la cartella.`,
  folder: (path: string) => `${named(path)} è una cartella: serve il nome di un file.`,
  noRight: (path: string) =>
    `Non ho il permesso di leggere o scrivere ${named(path)}: usa l’utente che avvia il sito, o un’altra cartella.`,
  full: 'Il disco è pieno: libera spazio, poi ripeti il comando. Fino ad allora resta quello che c’era.',
  open: (path: string) =>
    `${named(path)} è aperto in un altro programma: chiudilo, poi ripeti il comando.`,
  brokenCopy:
    'Il catalogo di prima (db.json in DATA_DIR) è stato cambiato a mano e non si legge più: correggilo o toglilo, e torna quello di partenza. Niente è cambiato.',
  brokenShop: (reason: string) =>
    `Il file shop.json in DATA_DIR è stato cambiato a mano e non si legge più (${reason}): correggilo o toglilo.`,
};
