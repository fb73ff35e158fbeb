import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './Card.css.ts';
import * as own from './CardSkeleton.css.ts';

/** The card's own boxes, emptied: as large as a card with a name of one line and three lines of text. */
export function CardSkeleton() {
  return (
    <li className={css.card} aria-hidden="true">
      <div className={`${css.place} ${own.place}`}>
        <div className={css.badges} />
        <div className={css.picture} />
      </div>
      <div className={css.body}>
        <span className={`${css.eyebrow} ${own.line}`}>
          <Skeleton width="third" />
        </span>
        <span className={`${css.title} ${own.line}`}>
          <Skeleton shape="text" width="most" />
        </span>
        <span className={`${css.text} ${own.lines}`}>
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </span>
        <span className={`${css.foot} ${own.foot}`}>
          <Skeleton width="third" />
          <Skeleton shape="title" width="half" />
          <Skeleton width="quarter" />
        </span>
      </div>
    </li>
  );
}
