import type { ReactNode } from 'react';
import * as css from './List.css.ts';

export type ListProps = {
  items: readonly ReactNode[];
  /** `lines`: hairlines below, `above`: hairlines above (in a panel), `steps`: large numbers. @default 'dash' */
  marker?: 'dash' | 'lines' | 'above' | 'steps';
};

/** Short lines of equal weight. `steps` is an ordered list. */
export function List({ items, marker = 'dash' }: ListProps) {
  const Element = marker === 'steps' ? 'ol' : 'ul';
  return (
    <Element className={css.marker[marker]}>
      {items.map((item, at) => (
        <li key={at} className={css.item}>
          {marker === 'steps' ? <span>{item}</span> : item}
        </li>
      ))}
    </Element>
  );
}
