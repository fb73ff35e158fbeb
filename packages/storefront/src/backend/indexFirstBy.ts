/** Items by key, a step for each; of several with the same key the first one counts. */
export function* mapFirst<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Generator<void, Map<string, Item>> {
  const map = new Map<string, Item>();
  for (const item of items) {
    if (!map.has(keyOf(item))) map.set(keyOf(item), item);
    yield;
  }
  return map;
}
