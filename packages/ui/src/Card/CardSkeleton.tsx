import * as card from './Card.css.ts';
import * as price from './CardPrice.css.ts';
import * as css from './CardSkeleton.css.ts';

/** The card's own boxes, emptied: the same classes, so the same size at every width. */
export function CardSkeleton() {
  return (
    <li className={card.cell} aria-hidden="true">
      <div className={card.card}>
        <div className={`${card.tile} ${css.tile}`}>
          <div className={card.picture} />
        </div>
        <p className={card.eyebrow}>
          <Bar width="third" />
        </p>
        <div className={card.words}>
          <p className={card.title}>
            <Bar width="most" />
          </p>
          <p className={card.text}>
            <Bar width="full" />
            <br />
            <Bar width="most" />
            <br />
            <Bar width="half" />
          </p>
        </div>
        <div className={card.foot}>
          <div className={`${price.line} ${css.grow}`}>
            <p className={price.lead}>
              <Bar width="half" />
            </p>
            <p className={price.amount}>
              <span className={css.amount}>
                <Bar width="most" />
              </span>
            </p>
            <p className={price.unit}>
              <Bar width="half" />
            </p>
          </div>
          <span className={`${card.link} ${css.place}`}>&nbsp;</span>
        </div>
      </div>
    </li>
  );
}

function Bar({ width }: { width: keyof typeof css.bar }) {
  return <span className={css.bar[width]}>&nbsp;</span>;
}
