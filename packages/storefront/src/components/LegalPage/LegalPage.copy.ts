export const legalPageCopy = {
  updated: 'Ultimo aggiornamento:',
  index: 'Indice',
  home: 'Torna alla home',
} as const;
