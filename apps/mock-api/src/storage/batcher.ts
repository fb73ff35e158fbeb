type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
};

/** As many as one statement may carry. */
const maxBatch = 200;
/** Writes what comes in while others are being written all at once: they share a commit. `write` gives a result for each. */
export function createBatcher<Item, Result>(
  write: (batch: readonly Item[]) => Promise<Result[]>,
  /** Batches that may be on their way at once. */
  maxWriting: number,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let writing = 0;

  const writeNext = async () => {
    if (writing >= maxWriting || waiting.length === 0) return;
    writing += 1;
    const batch = waiting.splice(0, maxBatch);
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    writing -= 1;
    if (waiting.length > 0) setImmediate(() => void writeNext());
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // All that one turn of the event loop brings goes together.
      if (waiting.length === 1) setImmediate(() => void writeNext());
    });
}
