import type { ReactNode } from 'react';
import * as css from './PageSection.css.ts';

export type PageSectionProps = {
  children: ReactNode;
  /** Ground of the whole band. @default 'page' */
  tone?: 'page' | 'quiet' | 'inverse';
  /** Room above and below; `below` keeps the upper edge tight. @default 'large' */
  space?: 'none' | 'below' | 'small' | 'medium' | 'large';
  /** @default 'section' */
  as?: 'section' | 'div' | 'footer' | 'header';
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
};

/** A full-width band with its content on the page's measure (1280 px, 48 px margins, 20 on phones). */
export function PageSection({
  children,
  tone = 'page',
  space = 'large',
  as: Element = 'section',
  id,
  labelledBy,
}: PageSectionProps) {
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={`${css.tones[tone]} ${css.spaces[space]}`}
    >
      <div className={css.width}>{children}</div>
    </Element>
  );
}
