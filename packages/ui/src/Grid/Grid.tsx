import type { ReactNode } from 'react';
import { gaps } from '../theme/stackLayout.css.ts';
import type { Space } from '../theme/space.ts';
import * as css from './Grid.css.ts';

export type GridProps = {
  children: ReactNode;
  /** Columns on a wide screen; fewer as it narrows (4 becomes 3, 2 and 1; 2 and 3 become 1). */
  columns: 1 | 2 | 3 | 4;
  /** Step of the spacing scale between cells; `ruled` grids share hairlines instead. @default 5 */
  gap?: Space;
  /** `ruled`: one row under a 2 px ink line, cells parted by hairlines. @default 'none' */
  lines?: 'none' | 'ruled';
  /** @default 'div' */
  as?: 'div' | 'ul' | 'section';
};

/** Equal columns. */
export function Grid({
  children,
  columns,
  gap = 5,
  lines = 'none',
  as: Element = 'div',
}: GridProps) {
  const space = lines === 'none' ? gaps[gap] : '';
  return (
    <Element className={`${css.lines[lines]} ${css.columns[columns]} ${space}`}>{children}</Element>
  );
}
