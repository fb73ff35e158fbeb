import { ApiError, NetworkError } from './errors.ts';
import { request } from './request.ts';

export type ListAnswer<Item> = {
  items: readonly Item[];
  /** false: the answer was not OK and counts as an empty list (§7). A refresh then keeps what it has. */
  isOk: boolean;
};

export type ItemReading<Item> = { item: Item } | { reason: string };
type Options = { signal?: AbortSignal; warn: (message: string) => void };

/**
 * A list of the API: an answer that is not OK is an empty list, at once; a 502 comes from the
 * site's proxy when the API is down and counts as no answer, like a failed connection (decisions
 * §7): both throw `NetworkError`.
 */
export async function requestList<Item>(
  url: string,
  { signal, warn }: Options,
  readItem: (input: unknown) => ItemReading<Item>,
  keyOf: (item: Item) => string,
): Promise<ListAnswer<Item>> {
  try {
    return { items: readList(await request(url, { signal }), warn, readItem, keyOf), isOk: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 502) throw new NetworkError(error);
    return { items: [], isOk: false };
  }
}

/**
 * The readable entries, each once; a bad one is skipped with a warning and takes nothing else down.
 * `keyOf`: by which a page knows an item again.
 */
export function readList<Item>(
  input: unknown,
  warn: (message: string) => void,
  readItem: (input: unknown) => ItemReading<Item>,
  keyOf: (item: Item) => string,
): readonly Item[] {
  if (!Array.isArray(input)) throw new NetworkError(new TypeError('The answer is no list.'));
  const items = new Map<string, Item>();
  for (const [place, entry] of input.entries()) {
    const reading: ItemReading<Item> = readItem(entry);
    const reason = 'reason' in reading ? reading.reason : add(items, reading.item, keyOf);
    if (reason !== null) warn(`Skipped entry ${place} of a list: ${reason}.`);
  }
  return [...items.values()];
}

function add<Item>(items: Map<string, Item>, item: Item, keyOf: (item: Item) => string) {
  const key = keyOf(item);
  if (items.has(key)) return `${key} is there already`;
  items.set(key, item);
  return null;
}
