import type { Cache } from 'swr';
import type { ListResult } from '../api/listResult.ts';
import type { Product } from '../catalogue/product.ts';
import { slugOrId } from '../catalogue/productLink.ts';

/** Request paths of the lists that `useProducts` and `useCategoryProducts` keep. */
const isListPath = (path: string) => /^\/api\/products(?:[/?]|$)/.test(path);

/** The product as a list has it that is still at hand: the newest first, that of the built page last. */
export function listedProduct(cache: Cache, wanted: string): Product | undefined {
  const paths = [...cache.keys()].filter(isListPath);
  for (const path of paths.toReversed()) {
    const list: ListResult<Product> | undefined = cache.get(path)?.data;
    const found = list?.items.find((product) => slugOrId(product) === wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
