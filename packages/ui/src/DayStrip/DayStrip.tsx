import { useId } from 'react';
import * as css from './DayStrip.css.ts';

export type DayStripProps = {
  /** First and last hour drawn, as decimals: 8, 21. */
  from: number;
  to: number;
  /** Opening spans in hours: `[[9.5, 12.5], [15.5, 19.5]]`; none hatches the whole strip. */
  spans: readonly (readonly [opens: number, closes: number])[];
  /** The time now, in hours; no needle without it. */
  now?: number;
  /** Hours written under the strip. @default every fourth hour */
  ticks?: readonly number[];
};

/** The hours of one day as a strip: ink is open, the yellow needle is now. Words beside it say the same. */
export function DayStrip({ from, to, spans, now, ticks = everyFourth(from, to) }: DayStripProps) {
  const pattern = useId();
  const share = (hour: number) => ((Math.min(to, Math.max(from, hour)) - from) / (to - from)) * 100;
  const closed = spans.length === 0;
  return (
    <svg className={css.strip} height="48" aria-hidden="true" focusable="false">
      {closed && (
        <pattern
          id={pattern}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={css.hatching} d="M0 0v8" />
        </pattern>
      )}
      <rect y="7" width="100%" height="14" className={closed ? css.closedFrame : css.track} />
      {closed && <rect y="7" width="100%" height="14" fill={`url(#${pattern})`} />}
      {spans.map(([opens, closes]) => (
        <rect
          key={opens}
          className={css.open}
          x={`${share(opens)}%`}
          width={`${share(closes) - share(opens)}%`}
          y="7"
          height="14"
        />
      ))}
      {now !== undefined && now >= from && now <= to && (
        <svg x={`${share(now)}%`} overflow="visible" width="1" height="28">
          <rect className={css.needle} x="-4" y="1" width="8" height="26" />
        </svg>
      )}
      {ticks.map((hour) => (
        <text
          key={hour}
          className={css.hours}
          x={`${share(hour)}%`}
          y="44"
          textAnchor={hour === from ? 'start' : 'middle'}
        >
          {String(hour).padStart(2, '0')}
        </text>
      ))}
    </svg>
  );
}

const everyFourth = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 4) + 1 }, (_, at) => Math.ceil(from) + at * 4);
