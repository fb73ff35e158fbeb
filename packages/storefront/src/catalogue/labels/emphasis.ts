/** A label's own marks: `_latte_`, `**latte**`. */
const emphasis = /([*_]{1,2})([\p{L}][\p{L} ]{1,40}?)([*_]{1,2})/gu;

/** The text without its own marks, and where an offset of the source stands in it. */
export function withoutEmphasis(source: string): {
  text: string;
  offsetOf: (sourceOffset: number) => number;
} {
  const removed = [...source.matchAll(emphasis)].flatMap(
    ({ index, 1: before = '', 2: words = '', 3: after = '' }) => [
      { at: index, length: before.length },
      { at: index + before.length + words.length, length: after.length },
    ],
  );
  const offsetOf = (offset: number) =>
    removed.reduce(
      (sum, { at, length }) => sum - Math.min(length, Math.max(0, offset - at)),
      offset,
    );
  return { text: source.replace(emphasis, '$2'), offsetOf };
}
