import { NetworkError } from './errors.ts';
import { yieldToMain } from './yieldToMain.ts';

export type ItemReading<Item> = { item: Item } | { reason: string };

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
  const slice = Math.max(minSliceSize, Math.ceil(input.length / maxSlices));
  for (const [place, entry] of input.entries()) {
    if (place % slice === slice - 1) await yieldToMain();
    const reading: ItemReading<Item> = readItem(entry);
    const reason = 'reason' in reading ? reading.reason : add(items, reading.item, keyOf);
    if (reason !== null) warn(`Skipped entry ${place} of a list: ${reason}.`);
  }
  return [...items.values()];
}

/** Entries of a slice: a slow phone reads them in some 15 ms. */
const minSliceSize = 24;
const maxSlices = 100;

function add<Item>(items: Map<string, Item>, item: Item, keyOf: (item: Item) => string) {
  const key = keyOf(item);
  if (items.has(key)) return `${key} is there already`;
  items.set(key, item);
  return null;
}
