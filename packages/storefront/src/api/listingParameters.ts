/** What a visitor avoids: no address that has one of these is kept (docs/rules.md#avoid-privacy). */
export const avoidanceParameters = ['avoid', 'avoidIngredient', 'traces'] as const;

/** The parameters of a listing's query (docs/rules.md#filters-in-the-address). */
export const listingParameters = [
  'search',
  'brand',
  'priceRange',
  'sortBy',
  ...avoidanceParameters,
  'store',
] as const;

export type ListingParameter = (typeof listingParameters)[number];
