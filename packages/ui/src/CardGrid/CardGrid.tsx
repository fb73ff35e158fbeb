import type { ReactNode } from 'react';
import { grid } from './CardGrid.css.ts';

export type CardGridProps = {
  /** `Card` and `CardSkeleton` only. */
  children: ReactNode;
  /** While cards are still loading. */
  busy?: boolean;
  /** Accessible name of the list. */
  label?: string;
};

/** The shelf: cards in four, three, two columns or one, without gaps, on one continuous line. */
export function CardGrid({ children, busy = false, label }: CardGridProps) {
  return (
    <ul className={grid} aria-label={label} aria-busy={busy || undefined}>
      {children}
    </ul>
  );
}
