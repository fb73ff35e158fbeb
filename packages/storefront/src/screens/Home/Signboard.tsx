import type { ReactNode } from 'react';
import * as css from './Signboard.css.ts';

export type SignboardProps = {
  title: ReactNode;
  /** Places and how far they are: each with a figure and a line below. */
  rows: readonly { label: string; value: string; note?: string }[];
  /** Two at most: `ink`, then `outline`. */
  actions: ReactNode;
};

/** The one big yellow plane: the signpost that closes the home page. Once on the whole site. */
export function Signboard({ title, rows, actions }: SignboardProps) {
  return (
    <section className={css.board}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.rows}>
        {rows.map(({ label, value, note }) => (
          <li key={label} className={css.row}>
            <span>{label}</span>
            <span className={css.value}>{value}</span>
            {note !== undefined && <span className={css.note}>{note}</span>}
          </li>
        ))}
      </ul>
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
