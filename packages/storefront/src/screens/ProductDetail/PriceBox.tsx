import { Note, Price, UnitPrice } from '@vetta/ui';
import type { PagePrice } from '../../catalogue/pagePrice.ts';
import * as css from './PriceBox.css.ts';
import { copy } from './ProductDetail.copy.ts';

export type PriceBoxProps = {
  price: PagePrice | null;
  /** The special-offer text, where there is one. */
  offer?: string;
};

/**
 * The price of what is chosen, its unit price, the struck one and the offer
 * (docs/rules.md#product-page-price).
 */
export function PriceBox({ price, offer }: PriceBoxProps) {
  if (price === null && offer === undefined) return null;
  return (
    <div className={css.box}>
      {price !== null && (
        <p className={css.now}>
          <Price size="product">{price.text}</Price>
          {price.unitText !== undefined && <UnitPrice>{price.unitText}</UnitPrice>}
        </p>
      )}
      {price?.originalText !== undefined && (
        <p className={css.former}>
          {/* The sentence says what the stroke means: Codice del consumo, art. 17-bis. */}
          <s className={css.originalAmount}>{price.originalText}</s>
          <span>{` ${copy.formerPrice}`}</span>
        </p>
      )}
      {offer !== undefined && <Note>{offer}</Note>}
    </div>
  );
}
