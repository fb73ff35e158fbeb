import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { type ListResult, refreshed } from '../api/listResult.ts';
import type { CacheTimes } from './cacheTimes.ts';
import { isNetworkFailure } from './errorKinds.ts';
import { useQuery } from './useQuery.ts';

export type ListQuery<Item> = {
  status: 'loading' | 'failed' | 'ready';
  /** Empty unless ready. */
  items: readonly Item[];
  /** The items answer the filters before; those of the new ones are on their way. */
  isOutdated: boolean;
  /** No answer was OK yet: it counts as an empty list (docs/rules.md#list-answers). */
  isRefused: boolean;
  retry: () => void;
};

/**
 * A list whose filters change while it is shown. While the answer to new filters is on its
 * way the old items stay, marked as outdated: it takes a moment, and twelve skeletons at each
 * letter would flash and shift the page. That holds within one listing only; another category
 * starts with its skeletons (docs/rules.md#listing-states). `listing` names it; a null `path` asks
 * nothing.
 */
export function useListQuery<Item>(
  listing: string,
  path: string | null,
  load: () => Promise<ListResult<Item>>,
  times: CacheTimes,
): ListQuery<Item> {
  const { cache } = useSWRConfig();
  const { status, data, retry } = useQuery<ListResult<Item>>(
    path,
    async () => {
      const result = await load();
      return refreshed(cache.get(path ?? '')?.data, result);
    },
    { times, isWorthRetrying: isNetworkFailure },
  );
  const shown = useDisplayedItems(listing, data?.items, status === 'failed');
  const isOutdated = status === 'loading' && shown !== null;
  return {
    status: isOutdated ? 'ready' : status,
    items: data?.items ?? (isOutdated ? shown : nothing),
    isOutdated,
    isRefused: data?.status === 'failed' && data.items.length === 0,
    retry,
  };
}

const nothing: readonly never[] = [];

/** The last items of this listing; null before the first and after a failure. */
function useDisplayedItems<Item>(
  listing: string,
  items: readonly Item[] | undefined,
  hasFailed: boolean,
): readonly Item[] | null {
  const [shown, setShown] = useState<{ listing: string; items: readonly Item[] } | null>(null);
  if (items !== undefined && (shown?.items !== items || shown.listing !== listing)) {
    setShown({ listing, items });
  }
  if (hasFailed && shown !== null) setShown(null);
  return shown?.listing === listing ? shown.items : null;
}
