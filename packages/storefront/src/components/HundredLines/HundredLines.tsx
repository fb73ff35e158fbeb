import * as css from './HundredLines.css.ts';
import { type CompositionPart, lineRuns } from './shares.ts';

export type HundredLinesProps = {
  title: string;
  /** @default 3 */
  level?: 2 | 3;
  /** In drawing order; together about 100 g. */
  parts: readonly CompositionPart[];
  /** @default 'g' */
  unit?: string;
};

/** A hundred grams, one line a gram: the barcode with real data. The list below says the same in words. */
export function HundredLines({ title, level = 3, parts, unit = 'g' }: HundredLinesProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div>
      <Title className={css.title}>{title}</Title>
      <svg
        className={css.code}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {lineRuns(parts).map(({ part, from, count }) => (
          <path
            key={part.id}
            className={`${css.bars} ${css.tone[part.tone]}`}
            d={bars(from, count)}
          />
        ))}
      </svg>
      <dl className={css.legend}>
        {parts.map((part) => (
          <div key={part.id} className={`${css.entry} ${css.tone[part.tone]}`}>
            <dt className={css.term}>{part.label}</dt>
            <dd className={css.amount}>
              <span>{`${part.amount} `}</span>
              <span className={css.unit}>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const bars = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `M${from + at} 0h.55v10h-.55z`).join('');
