import type { ReactNode } from 'react';
import { note } from './Note.css.ts';

/** One sentence that deserves notice: a special offer, a holiday. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={note}>{children}</p>;
}
