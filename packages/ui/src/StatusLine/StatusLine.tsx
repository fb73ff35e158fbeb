import * as css from './StatusLine.css.ts';

export type StatusLineProps = {
  /** `open`: a filled dot, `closed`: a ring. */
  tone: 'open' | 'closed';
  /** The state in words: `Aperto ora`, `12 disponibili`. */
  children: string;
  /** What follows from it: `chiude alle 19:30`. */
  detail?: string;
};

/** Whether something is there: a shop open, a product in stock. Dot, colour and word say the same. */
export function StatusLine({ tone, children, detail }: StatusLineProps) {
  return (
    <span className={css.tone[tone]}>
      <span className={css.words}>{children}</span>
      {detail !== undefined && <span className={css.detail}>{detail}</span>}
    </span>
  );
}
