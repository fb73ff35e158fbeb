import type { ReactNode, Ref } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Banner.css.ts';

export type BannerProps = {
  /** Accessible name of the region. */
  label: string;
  title: string;
  text: ReactNode;
  /** Two equal `ink` buttons, then at most one `text` button. */
  actions: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Choices in detail, such as switches; they take the right side. */
  children?: ReactNode;
  /** The region, focusable by script: what was asked for is read from its start. */
  ref?: Ref<HTMLElement>;
};

/** A notice over the foot of the page that waits for an answer and blocks nothing. */
export function Banner({
  label,
  title,
  text,
  actions,
  closeLabel,
  onClose,
  children,
  ref,
}: BannerProps) {
  const layout = children === undefined ? 'bar' : 'split';
  return (
    <section ref={ref} tabIndex={-1} aria-label={label} className={css.banner}>
      <div className={css.layout[layout]}>
        <div className={css.words[layout]}>
          <h2 className={css.title}>{title}</h2>
          <p className={css.text}>{text}</p>
        </div>
        {children !== undefined && <div className={css.rows}>{children}</div>}
        <div className={css.actions[layout]}>{actions}</div>
        <div className={css.close}>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
      </div>
    </section>
  );
}
