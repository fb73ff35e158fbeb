import * as card from './Card.css.ts';
import * as css from './CardSkeleton.css.ts';

/** A card's room, its tile empty and its lines painted: as high as the card at every width. */
export function CardSkeleton() {
  return (
    <li className={card.cell} aria-hidden="true">
      <div className={`${card.card} ${css.room}`}>
        <div className={css.tile}>
          <span className={css.frame} />
        </div>
        <div className={css.words} />
      </div>
    </li>
  );
}
