type Place = readonly [start: number, end: number];

/** A label's own marks: `_latte_`, `**latte**`. */
const emphasis = /([*_]{1,2})([\p{L}][\p{L} ]{1,40}?)([*_]{1,2})/gu;

/** The text without its own marks; places of it move along. */
export function withoutEmphasis(
  source: string,
  places: readonly Place[] = [],
): { text: string; places: Place[] } {
  const removed = [...source.matchAll(emphasis)].flatMap(
    ({ index, 1: before = '', 2: words = '', 3: after = '' }) => [
      { at: index, length: before.length },
      { at: index + before.length + words.length, length: after.length },
    ],
  );
  const moved = (offset: number) =>
    removed.reduce(
      (sum, { at, length }) => sum - Math.min(length, Math.max(0, offset - at)),
      offset,
    );
  return {
    text: source.replace(emphasis, '$2'),
    places: places.map(([start, end]) => [moved(start), moved(end)] as const),
  };
}
