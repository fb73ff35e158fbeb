import { useLocation, useNavigate } from 'react-router-dom';
import { afterPath } from '../../api/endpoints.ts';
import { listingParameters } from '../../api/listingParameters.ts';
import { fromQuery, toQuery } from '../../api/listingQuery.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { defaultFilters, type Filters } from '../../catalogue/filterOptions.ts';

/** The filters that the address says, and the way to another address. */
export function useAddressFilters() {
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = fromQuery(new URLSearchParams(location.search));
  // Pages are built without a query: the filters apply once the page is hydrated.
  const filters = useIsHydrated() ? inAddress : defaultFilters;
  // What the address says beside the changes stays, also where the page does not show it yet.
  const change = (changes: Partial<Filters>, options?: { replace: true; state: object }) => {
    navigate({ search: draftQuery(location.search, { ...inAddress, ...changes }) }, options);
  };
  return { location, filters, change };
}

/** The query for these filters; parameters that are not ours stay. */
function draftQuery(search: string, filters: Filters): string {
  const query = new URLSearchParams(search);
  for (const name of listingParameters) query.delete(name);
  for (const [name, value] of toQuery(filters)) query.append(name, value);
  return afterPath(query);
}
