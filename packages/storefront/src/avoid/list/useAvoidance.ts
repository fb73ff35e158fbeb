import { deferred, useDeferred } from '../../browser/deferred.ts';
import type * as Module from './avoidanceModule.ts';
import { type Filters, isAvoiding, onlyAvoidance } from '../../catalogue/filterOptions.ts';
import { toQueryString } from '../../api/listingQuery.ts';

export type AvoidanceModule = typeof Module;

const avoidance = deferred(() => import('./avoidanceModule.ts'), { when: 'interaction' });

/** The code of 'Da evitare', fetched when it is first needed. */
export function useAvoidance(isNeeded: boolean): {
  module: AvoidanceModule | null;
  hasFailed: boolean;
} {
  const { status, module } = useDeferred(avoidance, isNeeded);
  return { module, hasFailed: status === 'failed' };
}

/** Whether a list with these filters is to be checked or spoken about by code that is fetched for it. */
export const needsAvoidance = (filters: Filters): boolean =>
  isAvoiding(filters) || filters.storeId !== null || mayNameAvoidance(filters.searchQuery);

/** A search for something that is not in it. */
const mayNameAvoidance = (search: string) => /\b(?:senza|vegan)/i.test(search);

/** What the links of a list carry: '' or '?avoid=milk' (docs/rules.md#avoid-links). */
export const linkQueryOf = (filters: Filters): string => toQueryString(onlyAvoidance(filters));
