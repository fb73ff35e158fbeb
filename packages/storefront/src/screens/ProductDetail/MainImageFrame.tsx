import type { ReactElement, ReactNode } from 'react';
import * as css from './GalleryPane.css.ts';

export type ShelfProps = {
  children: ReactElement;
  /** Above the picture, at the left. */
  badges?: ReactNode;
  /** `low`: at its least height; `waiting`: nothing stands on it yet. @default 'standing' */
  tone?: 'standing' | 'low' | 'waiting';
};

/** The place of the main picture: firn above, the 2 px line of the shelf below. */
export function Shelf({ children, badges, tone = 'standing' }: ShelfProps) {
  return (
    <div className={css.shelf[tone]}>
      {children}
      {badges !== undefined && <div className={css.badges}>{badges}</div>}
    </div>
  );
}
