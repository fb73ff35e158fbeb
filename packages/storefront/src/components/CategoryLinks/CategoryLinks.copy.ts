export const copy = { label: 'Categorie' } as const;
