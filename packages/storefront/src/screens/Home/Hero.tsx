import type { ReactElement, ReactNode, Ref } from 'react';
import * as css from './Hero.css.ts';

export type HeroProps = {
  /** Words of the title: one line on wide screens, one word a line on phones. */
  title: readonly string[];
  tagline: string;
  text?: ReactNode;
  /** The view's one signpost. */
  action: ReactElement;
  /** What stands at the foot: the `Ridge`. */
  children?: ReactElement;
  ref?: Ref<HTMLHeadingElement>;
};

/** The home page's opening. */
export function Hero({ title, tagline, text, action, children, ref }: HeroProps) {
  return (
    <section className={css.hero}>
      <div className={css.inner}>
        <h1 ref={ref} tabIndex={-1} className={css.title}>
          {title.map((word, at) => (
            <span key={word} className={css.word}>
              {at > 0 ? ` ${word}` : word}
            </span>
          ))}
        </h1>
        <div className={css.below}>
          <p className={css.tagline}>{tagline}</p>
          {text !== undefined && <p className={css.text}>{text}</p>}
          {action}
        </div>
      </div>
      {children}
    </section>
  );
}
