/** The newest are enough: nobody goes back further in one visit. */
const kept = 50;

/**
 * Numbers by history entry, oldest first, which hold for the tab. Blocked or unreadable storage
 * reads as nothing, a bad number as a gap. Never throws.
 */
export function readEntryNumbers(storageKey: string): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntryNumber) : []);
  } catch {
    return new Map();
  }
}

/** Whether an address, or a part of it, may tell what somebody avoids, also where it was changed. */
export const namesAvoidance = (search: string): boolean => /avoid|traces/i.test(search);

/**
 * The query of an entry as its key may hold it: what somebody avoids is about their health, and is
 * not stored (docs/rules.md#avoid-privacy).
 */
export const storableSearch = (search: string): string =>
  search.replaceAll(/(?<=[?&])[^&]*(?:avoid|traces)[^&]*&?/gi, '');

/** Where the storage refuses, the page only forgets with its next load. */
export function writeEntryNumbers(storageKey: string, numbers: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...numbers].slice(-kept)));
  } catch {
    // Full or blocked: nothing of this page depends on it.
  }
}

function isEntryNumber(input: unknown): input is [string, number] {
  return (
    Array.isArray(input) &&
    input.length === 2 &&
    typeof input[0] === 'string' &&
    typeof input[1] === 'number'
  );
}
