import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPath } from '../../api/endpoints.ts';
import { readAddress } from '../../api/addressQuery.ts';
import { listingParameters } from '../../api/listingParameters.ts';
import { fromQuery, toQuery } from '../../api/listingQuery.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { defaultFilters, type Filters } from '../../catalogue/filterOptions.ts';

const nothing: readonly string[] = [];

/** The filters that the address says, and the way to another address. */
export function useAddressFilters() {
  const location = useLocation();
  const navigate = useNavigate();
  const { query, unclear } = readAddress(location.search + location.hash);
  const inAddress = fromQuery(query);
  // Pages are built without a query: the filters apply once the page is hydrated.
  const isHydrated = useIsHydrated();
  // What the address says beside the changes stays, also where the page does not show it yet.
  // A choice made before the one before is drawn builds on it.
  const ahead = useRef<{ from: string; query: URLSearchParams } | null>(null);
  const change = (changes: Partial<Filters>, options?: { replace: true; state: object }) => {
    const isAhead = ahead.current?.from === location.key;
    const base = isAhead ? (ahead.current?.query ?? query) : query;
    const next = draftQuery(base, { ...fromQuery(base), ...changes });
    // What was not understood is told until somebody chooses anew what to avoid.
    if (!('avoid' in changes)) for (const text of unclear) next.append('avoid', text);
    ahead.current = { from: location.key, query: next };
    navigate({ search: afterPath(next) }, options);
  };
  return {
    location,
    filters: isHydrated ? inAddress : defaultFilters,
    /** What the address wants avoided and nobody can understand (docs/rules.md#changed-links). */
    unclear: isHydrated ? unclear : nothing,
    change,
  };
}

/** The query for these filters; parameters that are not ours stay. */
function draftQuery(address: URLSearchParams, filters: Filters): URLSearchParams {
  const query = new URLSearchParams(address);
  for (const name of listingParameters) query.delete(name);
  for (const [name, value] of toQuery(filters)) query.append(name, value);
  return query;
}
