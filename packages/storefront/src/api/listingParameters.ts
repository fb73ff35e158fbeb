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

/** Whether an address, or a part of it, may tell what somebody avoids, also where it was changed. */
export const namesAvoidance = (search: string): boolean => /avoid|traces/i.test(search);
