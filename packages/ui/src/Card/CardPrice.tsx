import type { ReactElement } from 'react';
import * as css from './CardPrice.css.ts';

export type CardPriceProps = {
  /** Before the amount: `A partire da`. */
  lead: string;
  amount: string;
  /** The price of a kilo or a litre. */
  unitPrice?: string;
  /** The amount before, struck through, with words that say so to assistive technology. */
  before?: { amount: string; label: string };
  /** Until when the amount holds, as words: 'Offerta fino al 30 novembre'. */
  until?: string;
  /** `muted` for what is sold out. @default 'strong' */
  tone?: 'strong' | 'muted';
};

/** A price at the foot of a card: lines of the card itself. */
export function CardPrice({ lead, amount, unitPrice, before, until, tone }: CardPriceProps) {
  return (
    <>
      {until !== undefined && <p className={css.until}>{until}</p>}
      <p className={css.lead}>
        {before === undefined ? (
          lead
        ) : (
          <>
            <span>{lead}</span>
            <s className={css.before} data-amount={before.amount}>
              {`${before.label} ${before.amount}`}
            </s>
          </>
        )}
      </p>
      <p className={tone === 'muted' ? css.light : css.amount}>{amount}</p>
      {unitPrice !== undefined && <p className={css.unit}>{unitPrice}</p>}
    </>
  );
}

/** In place of a price: words, and a way to ask. The way stays clickable above the card's own link. */
export function CardRequest({ title, children }: { title: string; children: ReactElement }) {
  return (
    <>
      <p className={css.request}>{title}</p>
      <p className={css.ask}>{children}</p>
    </>
  );
}
