import type { ReactNode } from 'react';
import { align as alignItems, stacks } from '../theme/stackLayout.css.ts';
import type { Space } from '../theme/space.ts';

export type StackProps = {
  children: ReactNode;
  /** Step of the spacing scale between children. @default 4 */
  gap?: Space;
  /** @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'span';
};

/** Children one below another. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={`${stacks[gap]} ${alignItems[align]}`}>{children}</Element>;
}
