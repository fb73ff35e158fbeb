import type { ReactElement, ReactNode } from 'react';
import * as css from './StateMessage.css.ts';

export type StateMessageProps = {
  title: string;
  /** @default 2 */
  level?: 1 | 2 | 3;
  text?: ReactNode;
  actions?: ReactNode;
  /** A row of ways out under a hairline: its lead and the links. */
  links?: { label: string; items: readonly ReactElement[] };
};

const elements = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** Something is missing inside a page that otherwise works. Where a whole list is empty, use `EmptyShelf`. */
export function StateMessage({ title, level = 2, text, actions, links }: StateMessageProps) {
  const Title = elements[level];
  return (
    <div className={css.message}>
      <Title className={css.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Title>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
      {links !== undefined && (
        <div className={css.links}>
          <span className={css.linksIntro}>{links.label}</span>
          {links.items}
        </div>
      )}
    </div>
  );
}
