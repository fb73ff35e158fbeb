import { ApiError, NetworkError } from './errors.ts';
import { request } from './request.ts';

export type ListAnswer<Item> = {
  items: readonly Item[];
  /**
   * false: the answer was not OK and counts as an empty list (docs/rules.md#list-answers). A
   * refresh then keeps what it has.
   */
  isOk: boolean;
};

export type ItemReading<Item> = { item: Item } | { reason: string };
type Options = { signal?: AbortSignal; warn: (message: string) => void };

/**
 * A list of the API: an answer that is not OK is an empty list, at once; a 502 comes from the
 * site's proxy when the API is down and counts as no answer, like a failed connection: both throw
 * `NetworkError` (docs/rules.md#list-answers).
 */
export async function requestList<Item>(
  url: string,
  { signal, warn }: Options,
  readItem: (input: unknown) => ItemReading<Item>,
  keyOf: (item: Item) => string,
): Promise<ListAnswer<Item>> {
  try {
    const entries = await request(url, { signal });
    return { items: await readList(entries, warn, readItem, keyOf), isOk: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 502) throw new NetworkError(error);
    return { items: [], isOk: false };
  }
}

/**
 * The readable entries, each once; a bad one is skipped with a warning and takes nothing else down.
 * `keyOf`: by which a page knows an item again. A long list is read in slices, between which the
 * browser answers the visitor.
 */
export async function readList<Item>(
  input: unknown,
  warn: (message: string) => void,
  readItem: (input: unknown) => ItemReading<Item>,
  keyOf: (item: Item) => string,
): Promise<readonly Item[]> {
  if (!Array.isArray(input)) throw new NetworkError(new TypeError('The answer is no list.'));
  const items = new Map<string, Item>();
  const slice = Math.max(fewest, Math.ceil(input.length / maxSlices));
  for (const [place, entry] of input.entries()) {
    if (place % slice === slice - 1) await yieldToMain();
    const reading: ItemReading<Item> = readItem(entry);
    const reason = 'reason' in reading ? reading.reason : add(items, reading.item, keyOf);
    if (reason !== null) warn(`Skipped entry ${place} of a list: ${reason}.`);
  }
  return [...items.values()];
}

/** Entries of a slice: a slow phone reads them in some 15 ms. */
const fewest = 24;
const maxSlices = 100;

// Safari has no scheduler.
const yieldToMain = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

function add<Item>(items: Map<string, Item>, item: Item, keyOf: (item: Item) => string) {
  const key = keyOf(item);
  if (items.has(key)) return `${key} is there already`;
  items.set(key, item);
  return null;
}
