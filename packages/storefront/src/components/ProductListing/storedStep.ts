import * as v from 'valibot';

const storageKey = 'listing-steps';
/** Entries remembered of one visit. */
const limit = 50;

const storedSteps = v.array(v.tuple([v.string(), v.pipe(v.number(), v.integer(), v.minValue(1))]));

/** How many cards a history entry had grown to; null where it is not known. */
export function readStep(entry: string): number | null {
  return readSteps().find(([known]) => known === entry)?.[1] ?? null;
}

/** Remembers it for this tab; where the storage refuses, Back shows the first step again. */
export function writeStep(entry: string, shown: number): void {
  const others = readSteps().filter(([known]) => known !== entry);
  const steps = [...others, [entry, shown] as const].slice(-limit);
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(steps));
  } catch {
    // Full or blocked: nothing of the page depends on it.
  }
}

function readSteps(): v.InferOutput<typeof storedSteps> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    const reading = v.safeParse(storedSteps, stored);
    return reading.success ? reading.output : [];
  } catch {
    return [];
  }
}
