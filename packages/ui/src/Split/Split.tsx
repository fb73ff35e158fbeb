import type { ReactNode } from 'react';
import * as css from './Split.css.ts';

export type SplitProps = {
  /** Exactly two elements. */
  children: ReactNode;
  /** Columns of twelve for each part; what is missing to twelve stays empty between them. */
  ratio: keyof typeof css.ratio;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Distance once the parts stand one below the other. @default 'roomy' */
  stacked?: 'roomy' | 'tight';
};

/** Two parts side by side on the twelve-column grid; one below the other on narrow screens. */
export function Split({ children, ratio, align = 'start', stacked = 'roomy' }: SplitProps) {
  const distance = stacked === 'tight' ? css.tight : '';
  return (
    <div className={`${css.split} ${css.ratio[ratio]} ${css.align[align]} ${distance}`}>
      {children}
    </div>
  );
}
