import type { PriceText } from '../../catalogue/offer/price.ts';
import * as css from './PromotionNote.css.ts';

/**
 * What a running promotion must say beside its price: the lowest of the thirty days before, and until
 * when it runs (docs/rules.md#offers-with-dates). Nothing outside promotions.
 */
export function PromotionNote({ price }: { price: PriceText | null }) {
  if (price === null || !price.isPromotion) return null;
  const { struck, untilText } = price;
  return (
    <>
      {struck !== undefined && <StruckPrice {...struck} />}
      {untilText !== undefined && <span className={css.line}>{untilText}</span>}
    </>
  );
}

/** The words say what the stroke means: Codice del consumo, art. 17-bis. */
export function StruckPrice({ label, text }: NonNullable<PriceText['struck']>) {
  return (
    <span className={css.line}>
      <span>{`${label} `}</span>
      <s className={css.amount}>{text}</s>
    </span>
  );
}
