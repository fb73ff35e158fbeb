import type { ReactNode } from 'react';
import * as css from './Tip.css.ts';

export type TipProps = {
  title: string;
  /** @default 3 */
  level?: 2 | 3;
  /** `signal` is somebody's advice, `plain` a general one, signed by nobody. @default 'signal' */
  tone?: 'signal' | 'plain';
  children: ReactNode;
  /** Who says it, or where to ask. */
  signature?: ReactNode;
};

/** Advice, on a trail flag at its pole. */
export function Tip({ title, level = 3, tone = 'signal', children, signature }: TipProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className={css.pole}>
      <Title className={css.tone[tone]}>{title}</Title>
      <div className={css.text[tone]}>
        <p>{children}</p>
        {signature !== undefined && <p className={css.signature}>{signature}</p>}
      </div>
    </section>
  );
}
