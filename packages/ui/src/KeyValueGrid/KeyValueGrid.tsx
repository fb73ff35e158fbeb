import type { ReactNode } from 'react';
import * as css from './KeyValueGrid.css.ts';

export type KeyValueGridProps = {
  items: readonly { id?: string; term: string; detail: ReactNode }[];
  /** Where the details begin; `ends` sets them at the right edge. @default 'regular' */
  columns?: 'regular' | 'wide' | 'ends';
  /** @default 'regular' */
  emphasis?: 'regular' | 'strong';
  /** Whether the first pair has a hairline above. @default 'ruled' */
  top?: 'ruled' | 'open';
};

/** Names and values, pair by pair under hairlines. Figures in columns want a table. */
export function KeyValueGrid({
  items,
  columns = 'regular',
  emphasis = 'regular',
  top = 'ruled',
}: KeyValueGridProps) {
  const first = top === 'open' ? css.open : '';
  return (
    <dl>
      {items.map(({ id, term, detail }) => (
        <div key={id ?? term} className={`${css.pair} ${css.terms[columns]} ${first}`}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail[emphasis]}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
