import type { ReactNode } from 'react';
import * as css from './CardGrid.css.ts';

export type CardGridProps = {
  /** `Card` and `CardSkeleton` only. */
  children: ReactNode;
  /** `outdated`: cards that are about to change, their pictures dimmed; `waiting`: skeletons alone, nothing to read. */
  state?: 'ready' | 'outdated' | 'waiting';
  /** Accessible name of the list. */
  label?: string;
};

/** The shelf: cards in four, three, two columns or one, without gaps, on one continuous line. */
export function CardGrid({ children, state = 'ready', label }: CardGridProps) {
  return (
    <ul
      className={state === 'outdated' ? `${css.grid} ${css.outdated}` : css.grid}
      aria-label={label}
      aria-busy={state === 'outdated'}
      aria-hidden={state === 'waiting' || undefined}
    >
      {children}
    </ul>
  );
}
