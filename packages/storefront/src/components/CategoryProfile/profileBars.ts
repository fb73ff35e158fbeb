/** How high a bar may be, in the drawing's own units. */
const top = 100;

/**
 * A line for each height between 0 and 1, from left to right. Of null and of 0 there is none, and yet a
 * place: as many lines as before, so that the browser can draw the way from one profile to the next.
 */
export const barsPath = (heights: readonly (number | null)[]): string =>
  heights
    .map((height, at) => `M${at + 0.5} ${top}v${-Math.round((height ?? 0) * top * 10) / 10}`)
    .join('');

/** Few bars stand at the beginning of the shelf, and are no wider than many. */
const minPlaces = 20;
export const placesFor = (count: number): number => Math.max(count, minPlaces);

/** The bar below a pointer, which stands at that part of the width; the nearest at the edges. */
export function barAt(part: number, count: number): number {
  const at = Math.floor(part * placesFor(count));
  return Math.min(Math.max(at, 0), count - 1);
}

/** Where the arrow keys lead to; undefined for every other key. */
export function barAfterKey(key: string, at: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    Home: 0,
    End: count - 1,
  };
  const place = Object.hasOwn(places, key) ? places[key] : undefined;
  return place === undefined ? undefined : Math.min(Math.max(place, 0), count - 1);
}
