import type { Files } from './applyVersion.ts';
import type { HistoryEntry } from './history.ts';

export type NewEntry = Omit<HistoryEntry, 'version' | 'after'>;

/** What is served and how it came so: in the data folder, or in the database of several hosts. */
export type ImportStore = {
  /** What is served, or would be at the first start; changes nothing. `isBundled`: the products that come with the API. */
  read: () => Promise<Files & { isBundled?: boolean }>;
  /** Oldest first. */
  history: () => Promise<readonly HistoryEntry[]>;
  /** One import at a time, on all hosts. */
  exclusively: <Result>(work: (locked: LockedImportStore) => Promise<Result>) => Promise<Result>;
  /** Whether other hosts import into the same. */
  isShared: boolean;
};

export type LockedImportStore = {
  files: Files;
  entries: readonly HistoryEntry[];
  /** All of it or nothing, also when the process is killed. */
  apply: (after: Files, entry: NewEntry) => Promise<HistoryEntry>;
  /** The files as they were before a version; null where they are no longer kept. */
  before: (version: number) => Promise<Files | null>;
};
