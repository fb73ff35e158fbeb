import { readEntryNumbers, writeEntryNumbers } from '../../browser/historyEntryStore.ts';
import { storageKeys } from '../../browser/storageKeys.ts';

/** How many cards a history entry had grown to; null where it is not known. */
export function readStep(entry: string): number | null {
  const shown = readEntryNumbers(storageKeys.listingSteps).get(entry);
  return shown !== undefined && Number.isInteger(shown) && shown > 0 ? shown : null;
}

/** Remembers it for this tab; where the storage refuses, Back shows the first step again. */
export function writeStep(entry: string, shown: number): void {
  const steps = readEntryNumbers(storageKeys.listingSteps);
  // The latest stands last.
  steps.delete(entry);
  steps.set(entry, shown);
  writeEntryNumbers(storageKeys.listingSteps, steps);
}
