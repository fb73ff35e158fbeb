import { Note, Price, UnitPrice } from '@vetta/ui';
import type { ReactElement } from 'react';
import type { PriceText } from '../../catalogue/offer/price.ts';
import { PromotionNote, StruckPrice } from '../../components/PriceLine/PromotionNote.tsx';
import * as css from './PriceBox.css.ts';

export type PriceBoxProps = {
  price: PriceText | null;
  /** The special-offer text, where there is one. */
  offer?: string;
  /** Beside the price: what it buys. */
  children: ReactElement | false;
};

/**
 * The price of what is chosen, its unit price, the struck one and the offer
 * (docs/rules.md#product-page-price).
 */
export function PriceBox({ price, offer, children }: PriceBoxProps) {
  if (price === null && offer === undefined && children === false) return null;
  return (
    <div className={css.box}>
      <div className={css.row}>
        {price !== null && (
          <p className={css.now}>
            <Price size="product">{price.text}</Price>
            {price.unitText !== undefined && <UnitPrice>{price.unitText}</UnitPrice>}
          </p>
        )}
        {children}
      </div>
      {price?.struck !== undefined && !price.isPromotion && <StruckPrice {...price.struck} />}
      <PromotionNote price={price} />
      {offer !== undefined && <Note>{offer}</Note>}
    </div>
  );
}
