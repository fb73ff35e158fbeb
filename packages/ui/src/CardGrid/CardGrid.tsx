import type { ReactNode } from 'react';
import * as css from './CardGrid.css.ts';

export type CardGridProps = {
  /** `Card` and `CardSkeleton` only. */
  children: ReactNode;
  /** `outdated`: cards that are about to change, their pictures dimmed; `waiting`: skeletons alone, nothing to read. */
  state?: 'ready' | 'outdated' | 'waiting';
  /** What the list is ordered by is the loudest of each card. @default 'price' */
  loudest?: 'price' | 'note';
  /** Accessible name of the list. */
  label?: string;
};

/** The shelf: cards in four, three, two columns or one, without gaps, on one continuous line. */
export function CardGrid({ children, state = 'ready', loudest, label }: CardGridProps) {
  const outdated = state === 'outdated' ? ` ${css.outdated}` : '';
  const byNote = loudest === 'note' ? ` ${css.byNote}` : '';
  return (
    <ul
      className={css.grid + outdated + byNote}
      aria-label={label}
      aria-busy={state === 'outdated'}
      aria-hidden={state === 'waiting' || undefined}
    >
      {children}
    </ul>
  );
}
