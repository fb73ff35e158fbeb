import type { ReactElement, Ref } from 'react';
import { foundWords, messages } from '../../content/messages.ts';
import * as css from './ProductListing.css.ts';

export type ResultCountProps = {
  status: 'loading' | 'failed' | 'ready';
  count: number;
  searchQuery: string;
  /** Read out with the count. */
  children?: ReactElement | null;
  ref?: Ref<HTMLOutputElement>;
};

/**
 * '12 prodotti trovati': a polite live region that stays in place whatever the list does
 * (docs/rules.md#result-count).
 */
export function ResultCount({ status, count, searchQuery, children, ref }: ResultCountProps) {
  return (
    <output ref={ref} tabIndex={-1} className={css.count}>
      {status === 'loading' && <span className={css.loading}>{messages.loading}</span>}
      {status === 'ready' && (
        <>
          <span className={css.number}>{count}</span>
          <span>{` ${foundWords(count, searchQuery)}`}</span>
          {children}
        </>
      )}
    </output>
  );
}
