export const galleryCopy = {
  documentTitle: 'Galleria',
  title: 'La Nostra Galleria',
  lead: 'Le cornici ci sono già: le immagini saranno aggiunte presto. Intanto ci trovi dal vivo, nelle due sedi.',
  shopPhoto: 'Foto del negozio in arrivo',
  toShopShort: 'Vai al negozio',
  isNew: 'NUOVO',
} as const;
