import type { ReactNode } from 'react';
import { Price, UnitPrice } from '../Price/Price.tsx';
import * as css from './Card.css.ts';

export type CardPriceProps = {
  /** Before the amount: `A partire da`. */
  lead?: string;
  amount: string;
  /** The price of a kilo or a litre. */
  unitPrice?: string;
  /** The amount before, struck through, with words that say so to assistive technology. */
  before?: { amount: string; label: string };
  tone?: 'strong' | 'muted';
};

/** A price at the foot of a card. */
export function CardPrice({ lead, amount, unitPrice, before, tone }: CardPriceProps) {
  return (
    <div className={css.price}>
      {lead !== undefined && <span className={css.priceLead}>{lead}</span>}
      <Price tone={tone}>{amount}</Price>
      {before !== undefined && (
        <span className={css.was}>
          <span className={css.unseen}>{before.label} </span>
          <s>{before.amount}</s>
        </span>
      )}
      {unitPrice !== undefined && <UnitPrice>{unitPrice}</UnitPrice>}
    </div>
  );
}

/** In place of a price: words, and a way to ask. The way stays clickable above the card's own link. */
export function CardRequest({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.price}>
      <span className={css.request}>{title}</span>
      <span className={css.above}>{children}</span>
    </div>
  );
}
