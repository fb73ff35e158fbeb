import { Card } from '@vetta/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useContext, useEffect } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { compareAtom } from '../../state/compare.ts';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { SharedElementImage } from '../Picture/SharedElementImage.tsx';
import { PriceLine } from '../PriceLine/PriceLine.tsx';
import { ProductBadges } from '../ProductBadges/ProductBadges.tsx';
import { type PictureLoading, ProductImage } from '../ProductImage/ProductImage.tsx';
import type { CardContent } from './cardContent.ts';
import { LinkQuery } from './LinkQuery.ts';
import { copy } from './ProductCard.copy.ts';

export type CardViewProps = {
  content: CardContent;
  /** Needed to save the product; a card of a stored favourite only removes. */
  product?: Product;
  /** @default 'Vedi Dettagli' */
  linkText?: string;
  /** @default 'lazy' */
  loading?: PictureLoading;
  /** @default the product's own */
  badges?: ReactElement;
};

/** The card of a product in a `CardGrid`: ui's card with the shop's heart, badges and price rules. */
export function CardView(props: CardViewProps) {
  const { content, product, linkText = copy.details, loading = 'lazy' } = props;
  const { id, slug, cents, name, brand, description, descriptionLength, isSoldOut } = content;
  const { CompareCheckbox, ActivePrice } = useAtomValue(compareAtom);
  usePriceWarning(content);
  const note = ActivePrice && cents ? <ActivePrice slug={slug} cents={cents} /> : null;
  return (
    <Card
      title={name}
      eyebrow={brand}
      text={description}
      textLength={descriptionLength}
      picture={
        <SharedElementImage id={id}>
          <ProductImage src={content.image} loading={loading} />
        </SharedElementImage>
      }
      badges={props.badges ?? <ProductBadges badges={content.badges} />}
      action={<FavouriteToggle id={id} name={name} product={product} />}
      price={<PriceLine price={content.price} tone={isSoldOut ? 'muted' : 'strong'} />}
      link={{ href: content.href + useContext(LinkQuery), label: linkText }}
      choice={CompareCheckbox && <CompareCheckbox slug={slug} name={name} />}
      note={cents === undefined ? undefined : note}
      soldOut={isSoldOut}
    />
  );
}

/**
 * A product without a price is shown, and reported to whoever keeps the catalogue
 * (docs/rules.md#price-line).
 */
function usePriceWarning({ id, name, price }: CardContent) {
  const isMissing = price.kind === 'onRequest';
  useEffect(() => {
    if (isMissing) console.warn(`No price: ${id} ${name}`);
  }, [isMissing, id, name]);
}
