import type { ReactElement } from 'react';
import * as css from './Badge.css.ts';

export type BadgeProps = {
  children: string;
  /** `signal` for news and offers, `ink` for the best, `outline` for sold out. @default 'plain' */
  tone?: 'plain' | 'quiet' | 'signal' | 'ink' | 'outline';
  /** An item of a list of badges is one itself. @default 'span' */
  as?: 'span' | 'li';
};

/** A flat tag of one or two words; never tilted, never round. */
export function Badge({ children, tone = 'plain', as: Tag = 'span' }: BadgeProps) {
  return <Tag className={css.tone[tone]}>{children}</Tag>;
}

/** A fact of a variant, with its colour dot if it has one: taste, size. */
export function Chip({ children, mark }: { children: string; mark?: ReactElement }) {
  return (
    <span className={css.chip}>
      {mark}
      <span>{children}</span>
    </span>
  );
}

/** A small count on ink. Decorative by itself: name the number in the control that carries it. */
export function Counter({ children }: { children: number | string }) {
  return <span className={css.counter}>{children}</span>;
}
