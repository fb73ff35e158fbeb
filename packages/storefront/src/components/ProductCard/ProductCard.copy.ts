export const copy = {
  details: 'Vedi Dettagli',
  soldOut: 'Esaurito',
} as const;
