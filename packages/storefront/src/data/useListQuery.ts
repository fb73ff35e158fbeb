import { useState } from 'react';
import type { ListAnswer } from '../api/list.ts';
import type { CacheTimes } from './cacheTimes.ts';
import { isNetworkFailure, ListResponseError } from './errorKinds.ts';
import { useQuery } from './useQuery.ts';

export type ListQuery<Item> = {
  status: 'loading' | 'failed' | 'ready';
  /** Empty unless ready. */
  items: readonly Item[];
  /** The items answer the filters before; those of the new ones are on their way. */
  isOutdated: boolean;
  /** The answer was not OK, and counts as an empty list (docs/rules.md#list-answers). */
  isRefused: boolean;
  retry: () => void;
};

/**
 * A list whose filters change under the visitor's hands. While the answer to new filters is on its
 * way the old items stay, marked as outdated: it is a moment away, and twelve skeletons at each
 * letter would flash and let the page jump. That holds within one listing only; another category
 * starts with its skeletons (docs/rules.md#listing-states). `listing` names it; a null `path` asks
 * nothing.
 */
export function useListQuery<Item>(
  listing: string,
  path: string | null,
  load: () => Promise<ListAnswer<Item>>,
  times: CacheTimes,
): ListQuery<Item> {
  const query = useQuery(path, () => itemsOf(load()), {
    times,
    isWorthRetrying: isNetworkFailure,
  });
  const isNotOk = query.error instanceof ListResponseError;
  const items = query.data ?? (isNotOk && query.status === 'failed' ? nothing : undefined);
  const shown = useDisplayedItems(listing, items, query.status === 'failed' && !isNotOk);

  const { retry } = query;
  if (items !== undefined) {
    return { status: 'ready', items, isOutdated: false, isRefused: items === nothing, retry };
  }
  if (query.status === 'loading' && shown !== null) {
    return { status: 'ready', items: shown, isOutdated: true, isRefused: false, retry };
  }
  return { status: query.status, items: nothing, isOutdated: false, isRefused: false, retry };
}

const nothing: readonly never[] = [];

/**
 * SWR would take an empty list for news; a thrown error leaves what is shown
 * (docs/rules.md#failed-refresh).
 */
async function itemsOf<Item>(answer: Promise<ListAnswer<Item>>): Promise<readonly Item[]> {
  const { items, isOk } = await answer;
  if (!isOk) throw new ListResponseError();
  return items;
}

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
