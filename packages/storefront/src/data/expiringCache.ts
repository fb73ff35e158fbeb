import type { Cache, State } from 'swr';
import { isRecord } from '../catalogue/fields.ts';
import { unusedEntryLifetimeMs } from './cacheTimes.ts';

type Entry = {
  state: State;
  users: number;
  /** When the last user left, or when it was written without any. */
  unusedSinceMs: number;
  /** When the server last confirmed `state.data`. */
  answeredAtMs: number;
};

/** Lists of search texts typed in passing are large: more of them than this are not worth their memory. */
const maxUnusedEntries = 40;
/** Products in all of those lists together: a few lists of a shop of thousands. */
const maxUnusedItems = 20_000;

/**
 * The cache of SWR, which itself never forgets. An entry that no mounted hook uses is dropped after
 * `unusedEntryLifetimeMs` (docs/rules.md#unused-answers). It sets no timers: what has expired is dropped
 * when somebody reads, enters or leaves, so it also works while prerendering.
 */
export class ExpiringCache implements Cache {
  private readonly entries = new Map<string, Entry>();
  private readonly now: () => number;

  /** `now` in milliseconds; tests pass their own. */
  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  get(key: string): State | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    if (!this.hasExpired(key, entry)) return entry.state;
    this.entries.delete(key);
    return undefined;
  }

  set(key: string, state: State): void {
    const known = this.entries.get(key);
    this.entries.set(key, {
      state,
      users: known?.users ?? 0,
      unusedSinceMs: known?.unusedSinceMs ?? this.now(),
      answeredAtMs: isNewAnswer(known?.state, state)
        ? this.now()
        : (known?.answeredAtMs ?? -Infinity),
    });
  }

  /** Puts in what the page was built with: there to be shown, and no answer of the server's. */
  prime(key: string, data: unknown): void {
    this.addEmpty(key).state = { data };
  }

  delete(key: string): void {
    const users = this.entries.get(key)?.users ?? 0;
    this.entries.delete(key);
    // Those who still show it keep their count, or its successor would expire under them.
    if (users > 0) this.addEmpty(key).users = users;
  }

  keys(): IterableIterator<string> {
    return this.entries.keys();
  }

  /** Milliseconds since the server confirmed the data; Infinity where it never did. */
  ageMs(key: string): number {
    if (this.get(key)?.data === undefined) return Infinity;
    return this.now() - (this.entries.get(key)?.answeredAtMs ?? -Infinity);
  }

  /** What the server has said holds no more: each entry is as old as can be. The answer: those in use. */
  outdate(): string[] {
    for (const entry of this.entries.values()) entry.answeredAtMs = -Infinity;
    return [...this.entries].flatMap(([key, { users }]) => (users > 0 ? [key] : []));
  }

  /** Counts one more user of an entry; the answer takes the count back, once. */
  retain(key: string): () => void {
    const entry = this.entries.get(key) ?? this.addEmpty(key);
    entry.users += 1;
    this.dropExpired();
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.release(key);
    };
  }

  private release(key: string): void {
    const entry = this.entries.get(key);
    if (entry !== undefined) {
      entry.users = Math.max(0, entry.users - 1);
      entry.unusedSinceMs = this.now();
    }
    this.dropExpired();
  }

  private addEmpty(key: string): Entry {
    const entry: Entry = {
      state: {},
      users: 0,
      unusedSinceMs: this.now(),
      answeredAtMs: -Infinity,
    };
    this.entries.set(key, entry);
    return entry;
  }

  private hasExpired(key: string, entry: Entry): boolean {
    return entry.users === 0 && this.now() - entry.unusedSinceMs >= unusedEntryLifetimeMs(key);
  }

  private dropExpired(): void {
    for (const [key, entry] of this.entries) {
      if (this.hasExpired(key, entry)) this.entries.delete(key);
    }
    const unused = [...this.entries].filter(([, entry]) => entry.users === 0);
    const oldestFirst = unused.toSorted(([, a], [, b]) => a.unusedSinceMs - b.unusedSinceMs);
    let items = 0;
    oldestFirst.toReversed().forEach(([key, { state }], place) => {
      items += itemCount(state.data);
      const isTooMuch = place >= maxUnusedEntries || items > maxUnusedItems;
      // The one that was just left is what Back leads to, however large.
      if (isTooMuch && place > 0) this.entries.delete(key);
    });
  }
}

const itemCount = (data: unknown) =>
  isRecord(data) && Array.isArray(data['items']) ? data['items'].length : 1;

/** A list whose newest answer was not OK (`ListResult`): the server has confirmed nothing. */
const isFailedResult = (data: unknown) => isRecord(data) && data['status'] === 'failed';

export function createExpiringCache(now?: () => number): ExpiringCache {
  return new ExpiringCache(now);
}

/** An equal answer keeps the old object, so the end of a request without error counts as well. */
function isNewAnswer(before: State | undefined, after: State): boolean {
  if (after.data === undefined || after.error !== undefined || isFailedResult(after.data)) {
    return false;
  }
  const hasFinished = before?.isValidating === true && after.isValidating === false;
  return hasFinished || before?.data !== after.data;
}
