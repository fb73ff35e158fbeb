import { Price, TextLink, UnitPrice } from '@vetta/ui';
import type { PriceLine as ListedPrice } from '../../catalogue/price.ts';
import { paths } from '../../paths.ts';
import { copy } from './PriceLine.copy.ts';
import * as css from './PriceLine.css.ts';

/** What a card says about its price; `unknown` is the favourites' 'N/A' (§9). */
export type CardPrice = ListedPrice | { kind: 'unknown'; prefix: string; text: string };

export type PriceLineProps = {
  price: CardPrice;
  /** @default 'strong' */
  tone?: 'strong' | 'muted';
};

/** The price of a card: 'A partire da', the amount, the price of a kilo or litre (§2, decisions §7). */
export function PriceLine({ price, tone = 'strong' }: PriceLineProps) {
  if (price.kind === 'onRequest') {
    return (
      <div className={css.line}>
        <p className={css.onRequest}>{price.text}</p>
        <p className={css.unit}>
          <span className={css.contact}>
            <TextLink href={paths.contacts}>{price.linkText}</TextLink>
          </span>
        </p>
      </div>
    );
  }
  const { originalText, unitText } =
    price.kind === 'price' ? price : { originalText: undefined, unitText: undefined };
  return (
    <div className={css.line}>
      <p className={css.prefix}>
        {price.prefix}
        {originalText !== undefined && (
          <s className={css.original}>
            <span className={css.hidden}>{`${copy.originalPrice} `}</span>
            {originalText}
          </s>
        )}
      </p>
      <p className={css.amount}>
        <Price tone={tone}>{price.text}</Price>
      </p>
      <p className={css.unit}>{unitText !== undefined && <UnitPrice>{unitText}</UnitPrice>}</p>
    </div>
  );
}
