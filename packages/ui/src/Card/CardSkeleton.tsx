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
          <Bone width="third" />
        </p>
        <div className={card.words}>
          <p className={card.title}>
            <Bone width="most" />
          </p>
          <p className={card.text}>
            <Bone width="full" />
            <br />
            <Bone width="most" />
            <br />
            <Bone width="half" />
          </p>
        </div>
        <div className={card.foot}>
          <div className={`${price.line} ${css.grow}`}>
            <p className={price.lead}>
              <Bone width="half" />
            </p>
            <p className={price.amount}>
              <span className={css.amount}>
                <Bone width="most" />
              </span>
            </p>
            <p className={price.unit}>
              <Bone width="half" />
            </p>
          </div>
          <span className={`${card.link} ${css.place}`}>&nbsp;</span>
        </div>
      </div>
    </li>
  );
}

function Bone({ width }: { width: keyof typeof css.bone }) {
  return <span className={css.bone[width]}>&nbsp;</span>;
}
