export const copy = {
  catalogue: 'Prodotti',
  back: 'Tutte le categorie',
  broken: {
    text: 'Il resto del catalogo è al suo posto.',
    link: 'Torna ai prodotti',
  },
} as const;
