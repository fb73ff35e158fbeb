export const copy = {
  details: 'Vedi Dettagli',
  maker: (claims: readonly string[]) =>
    `Dal produttore: ${claims.map((claim) => `«${claim}»`).join(', ')}`,
  soldOut: 'Esaurito',
} as const;
