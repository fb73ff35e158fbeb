import { CardPrice as PriceOfCard, CardRequest, TextLink } from '@vetta/ui';
import type { PriceLine as ListedPrice } from '../../catalogue/offer/price.ts';
import { paths } from '../../paths.ts';

/**
 * What a card says about its price; `unknown` is the favourites' 'N/A'
 * (docs/rules.md#favourites-price).
 */
export type CardPrice = ListedPrice | { kind: 'unknown'; prefix: string; text: string };

export type PriceLineProps = {
  price: CardPrice;
  /** @default 'strong' */
  tone?: 'strong' | 'muted';
};

/**
 * The price of a card: 'A partire da', the amount, the price of a kilo or litre, until when a promotion
 * runs (docs/rules.md#price-line).
 */
export function PriceLine({ price, tone }: PriceLineProps) {
  if (price.kind === 'onRequest') {
    return (
      <CardRequest title={price.text}>
        <TextLink href={paths.contacts}>{price.linkText}</TextLink>
      </CardRequest>
    );
  }
  const { struck, unitText, untilText } = price.kind === 'price' ? price : noExtras;
  return (
    <PriceOfCard
      lead={price.prefix}
      amount={price.text}
      before={struck && { label: struck.label, amount: struck.text }}
      unitPrice={unitText}
      until={untilText}
      tone={tone}
    />
  );
}

const noExtras = { struck: undefined, unitText: undefined, untilText: undefined };
