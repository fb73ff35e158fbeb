import type { ReactNode, Ref } from 'react';
import * as css from './Heading.css.ts';

export type HeadingProps = {
  children: ReactNode;
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Look, if it differs from the level's own. @default 'h1' for 1, 'h2' for 2, 'h3' for 3, 'title' for 4 */
  size?: 'h1' | 'product' | 'h2' | 'block' | 'h3' | 'title' | 'label';
  /** @default 'strong' */
  tone?: 'strong' | 'muted';
  id?: string;
  /** -1 lets a script move focus here (route changes). */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
};

const ownSize = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'title' } as const;
const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading: its level is the outline, its size the voice. */
export function Heading({
  level,
  size = ownSize[level],
  tone = 'strong',
  children,
  ...rest
}: HeadingProps) {
  const Element = elements[level];
  return (
    <Element {...rest} className={`${css.heading[size]} ${css.tone[tone]}`}>
      {children}
    </Element>
  );
}
