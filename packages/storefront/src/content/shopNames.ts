/** The shops as filters and marks call them, by their id at the API (docs/rules.md#store-ids). */
export const shopNames = [
  { storeId: 1, name: 'Torino' },
  { storeId: 2, name: 'Aosta' },
] as const;
