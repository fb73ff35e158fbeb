import * as v from 'valibot';

const storageKey = 'scroll-positions';
/** The newest are enough: nobody goes back further in one visit. */
const keptPlaces = 50;

const placesSchema = v.array(v.tuple([v.string(), v.number()]));

/** Where the visitor was, in pixels by history entry; kept for the tab. Never throws. */
export function readPlaces(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    const reading = v.safeParse(placesSchema, stored);
    return new Map(reading.success ? reading.output : []);
  } catch {
    return new Map();
  }
}

/** Blocked or full storage only means that a reload begins at the top. */
export function writePlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-keptPlaces)));
  } catch {
    // The places of this load still hold.
  }
}
