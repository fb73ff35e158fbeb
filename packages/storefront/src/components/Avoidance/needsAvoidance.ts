import { type Filters, isAvoiding } from '../../catalogue/filterOptions.ts';

/** Whether a list with these filters is to be checked or spoken about by code that is fetched for it. */
export const needsAvoidance = (filters: Filters): boolean =>
  isAvoiding(filters) || filters.storeId !== null || mayNameAvoidance(filters.searchQuery);

/** A search for something that is not in it. */
const mayNameAvoidance = (search: string) => /\b(?:senza|vegan)/i.test(search);
