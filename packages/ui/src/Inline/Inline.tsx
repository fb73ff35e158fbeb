import type { ReactNode } from 'react';
import { wrapping } from '../theme/flow.css.ts';
import type { Space } from '../theme/space.ts';
import { sprinkles } from '../theme/sprinkles.css.ts';

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
  const flow = sprinkles({ display: 'flex', gap, alignItems: align, justifyContent: justify });
  return <Element className={`${flow} ${wrapping[wrap]}`}>{children}</Element>;
}
