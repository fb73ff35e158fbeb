import * as price from '../PriceLine/PriceLine.css.ts';
import { copy } from './ProductCard.copy.ts';
import * as card from './ProductCard.css.ts';
import * as css from './ProductCardSkeleton.css.ts';

/** The card's own boxes, emptied: the same classes, so the same size at every width. */
export function ProductCardSkeleton() {
  return (
    <div className={card.card}>
      <div className={`${card.tile} ${css.tile}`}>
        <div className={card.picture} />
      </div>
      <p className={card.brand}>
        <Bone width="third" />
      </p>
      <div className={card.words}>
        <p className={card.name}>
          <Bone width="most" />
        </p>
        <p className={card.description}>
          <Bone width="full" />
          <br />
          <Bone width="most" />
          <br />
          <Bone width="half" />
        </p>
      </div>
      <div className={card.foot}>
        <div className={`${price.line} ${css.grow}`}>
          <p className={price.prefix}>
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
        <span className={`${card.link} ${card.raised} ${css.place}`}>{copy.details}</span>
      </div>
    </div>
  );
}

function Bone({ width }: { width: keyof typeof css.bone }) {
  return <span className={css.bone[width]}>&nbsp;</span>;
}
