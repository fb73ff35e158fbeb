import { toQueryString } from '../../api/listingQuery.ts';
import { type Filters, onlyAvoidance } from '../../catalogue/filterOptions.ts';

/** What the links of a list carry: '' or '?avoid=milk' (docs/rules.md#avoid-links). */
export const linkQueryOf = (filters: Filters): string => toQueryString(onlyAvoidance(filters));
