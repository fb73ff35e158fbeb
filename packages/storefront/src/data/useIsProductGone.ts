import { useSWRConfig } from 'swr';
import { endpoints } from '../api/endpoints.ts';
import { isGone, isRefused } from './errorKinds.ts';

/** Beside `useProduct`, which does not tell why there is no product: the API knows none of this name. */
export function useIsProductGone(slugOrId: string | undefined): boolean {
  const { cache } = useSWRConfig();
  const error: unknown = cache.get(endpoints.product(slugOrId ?? ''))?.error;
  return isGone(error) || isRefused(error);
}
