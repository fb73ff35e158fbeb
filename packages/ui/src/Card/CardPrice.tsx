import type { ReactNode } from 'react';
import { Price, UnitPrice } from '../Price/Price.tsx';
import * as card from './Card.css.ts';
import * as css from './CardPrice.css.ts';

export type CardPriceProps = {
  /** Before the amount: `A partire da`. */
  lead: string;
  amount: string;
  /** The price of a kilo or a litre. */
  unitPrice?: string;
  /** The amount before, struck through, with words that say so to assistive technology. */
  before?: { amount: string; label: string };
  /** `muted` for what is sold out. @default 'strong' */
  tone?: 'strong' | 'muted';
};

/** A price at the foot of a card. */
export function CardPrice({ lead, amount, unitPrice, before, tone }: CardPriceProps) {
  return (
    <div className={css.line}>
      <p className={css.lead}>
        {before === undefined ? (
          lead
        ) : (
          <>
            <span>{lead}</span>
            <s className={css.before}>
              <span className={css.unseen}>{`${before.label} `}</span>
              <span>{before.amount}</span>
            </s>
          </>
        )}
      </p>
      <p className={css.amount}>
        <Price tone={tone}>{amount}</Price>
      </p>
      <p className={css.unit}>{unitPrice !== undefined && <UnitPrice>{unitPrice}</UnitPrice>}</p>
    </div>
  );
}

/** In place of a price: words, and a way to ask. The way stays clickable above the card's own link. */
export function CardRequest({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${css.line} ${card.request}`}>
      <p className={css.request}>{title}</p>
      <p className={css.unit}>
        <span className={css.above}>{children}</span>
      </p>
    </div>
  );
}
