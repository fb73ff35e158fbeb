import type { ReactNode } from 'react';
import { acrossRow, alongRow, rows, wrapping } from '../theme/stackLayout.css.ts';
import type { Space } from '../theme/space.ts';

export type InlineProps = {
  children: ReactNode;
  /** Step of the spacing scale between children. @default 3 */
  gap?: Space;
  /** @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Whether what does not fit goes to the next line. @default 'wrap' */
  wrap?: 'wrap' | 'nowrap';
  /** @default 'div' */
  as?: 'div' | 'ul' | 'span' | 'p';
};

/** Children side by side. */
export function Inline({
  children,
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = 'wrap',
  as: Element = 'div',
}: InlineProps) {
  const flow = `${rows[gap]} ${acrossRow[align]} ${alongRow[justify]}`;
  return <Element className={`${flow} ${wrapping[wrap]}`}>{children}</Element>;
}
