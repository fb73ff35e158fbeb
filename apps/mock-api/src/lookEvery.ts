import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Looks for changes so often, one look after the other: asking works on every file system, across renames
 * and on several hosts, watching does not. Gives what stops it and waits for the look under way.
 */
export function lookEvery(
  pauseMs: number,
  look: (closing: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  const report = (error: unknown) => {
    if (!signal.aborted) onError(error);
  };
  const lookAgain = async () => {
    while (!signal.aborted) {
      await sleep(pauseMs, undefined, { signal, ref: false })
        .then(() => look(signal))
        .catch(report);
    }
  };
  const looking = lookAgain();
  return () => {
    closing.abort();
    return looking;
  };
}
