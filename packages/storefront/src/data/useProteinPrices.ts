import type { ProteinPrices } from '../api/proteinPricesCall.ts';
import { cacheTimes } from './cacheTimes.ts';
import { isTransientFailure } from './errorKinds.ts';
import { loadProteinPricesCall } from './loadCalls.ts';
import { useQuery } from './useQuery.ts';

/** GET /api/labels of the category whose natural active is protein; undefined until it is there. */
export function useProteinPrices(): ProteinPrices | undefined {
  const { data } = useQuery(
    '/api/labels?category=proteine',
    async () => (await loadProteinPricesCall()).fetchProteinPrices(),
    { times: cacheTimes.categoryProducts, isWorthRetrying: isTransientFailure },
  );
  return data;
}
