import { type CompositionPart, lineRuns } from './shares.ts';
import * as css from './StackedLines.css.ts';

/**
 * A hundred grams, one line a gram, stacked: the first part at the bottom. Beside
 * others it needs one `LinesScale`. The words say the same.
 */
export function StackedLines({ parts, text }: { parts: readonly CompositionPart[]; text: string }) {
  return (
    <>
      <span className={css.unseen}>{text}</span>
      <svg
        className={css.lines}
        viewBox="0 0 100 400"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {lineRuns(parts).map(({ part, from, count }) => (
          <path key={part.id} className={css.tone[part.tone]} d={stackedPath(from, count)} />
        ))}
      </svg>
    </>
  );
}

/** Each line as high as the gap above it. */
const stackedPath = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `M0 ${396 - 4 * (from + at)}h100v2H0z`).join('');

/** The altitudes of the lines beside it, in grams. */
export function LinesScale() {
  return (
    <span className={css.scale} aria-hidden="true">
      {['100', '75', '50', '25', '0 g'].map((grams) => (
        <span key={grams} className={css.mark}>
          {grams}
        </span>
      ))}
    </span>
  );
}
