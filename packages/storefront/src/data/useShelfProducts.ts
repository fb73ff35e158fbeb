import { endpoints } from '../api/endpoints.ts';
import type { Product } from '../catalogue/product.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './errorKinds.ts';
import { loadProductCalls } from './loadCalls.ts';
import { useQuery } from './useQuery.ts';

/** Some products as the API knows them; those it does not have are left out. */
export function useShelfProducts(slugs: readonly string[]): readonly Product[] {
  const { data } = useQuery(
    ['shelf', ...slugs.map(endpoints.product)].join(' '),
    () => load(slugs),
    {
      times: cacheTimes.compared,
      isWorthRetrying: () => false,
    },
  );
  return data ?? [];
}

async function load(slugs: readonly string[]): Promise<readonly Product[]> {
  const { fetchProduct } = await loadProductCalls();
  const answers = await Promise.allSettled(slugs.map((slug) => fetchProduct(slug, { warn })));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
