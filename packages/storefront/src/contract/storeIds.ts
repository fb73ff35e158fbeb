/** The shops' ids in the feed (docs/rules.md#store-ids): near Turin, Aosta. */
export const storeIds = [1, 2] as const;
export type StoreId = (typeof storeIds)[number];
