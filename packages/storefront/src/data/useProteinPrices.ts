import { endpoints } from '../api/endpoints.ts';
import type { ProteinPrices } from '../api/labelCalls.ts';
import { cacheTimes } from './cacheTimes.ts';
import { isTransientFailure } from './errorKinds.ts';
import { loadLabelCalls } from './loadCalls.ts';
import { useQuery } from './useQuery.ts';

/** GET /api/labels of the category whose natural active is protein; undefined until it is there. */
export function useProteinPrices(): ProteinPrices | undefined {
  const { data } = useQuery(
    endpoints.labels('proteine'),
    async () => (await loadLabelCalls()).fetchProteinPrices(),
    { times: cacheTimes.categoryProducts, isWorthRetrying: isTransientFailure },
  );
  return data;
}
