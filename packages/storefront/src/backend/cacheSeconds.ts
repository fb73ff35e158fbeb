/**
 * How long answers may be kept (docs/rules.md#http-caching). What shows stock or price of one
 * product is asked for anew.
 */
export const cacheSeconds = {
  listings: 300,
  brands: 600,
  categories: 300,
  labels: 300,
  product: 0,
  groups: 0,
  health: 0,
} as const;
