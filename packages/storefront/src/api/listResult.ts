/** What is known of a list, from its call to the hook that a screen reads (docs/rules.md#list-answers). */
export type ListResult<Item> = {
  /** `failed`: the newest answer was not OK. */
  status: 'ready' | 'failed';
  /** Of a failed one those of the last good answer, else none. */
  items: readonly Item[];
};

/** What to keep after a refresh: a failed one takes nothing away (docs/rules.md#failed-refresh). */
export function refreshed<Item>(
  before: ListResult<Item> | undefined,
  next: ListResult<Item>,
): ListResult<Item> {
  return next.status === 'failed' && before !== undefined ? { ...next, items: before.items } : next;
}
