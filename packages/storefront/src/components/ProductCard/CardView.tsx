import { Icon, Link } from '@vetta/ui';
import type { Product } from '../../catalogue/product.ts';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { PriceLine } from '../PriceLine/PriceLine.tsx';
import { ProductBadges } from '../ProductBadges/ProductBadges.tsx';
import { ProductImage, type PictureLoading } from '../ProductImage/ProductImage.tsx';
import type { CardContent } from './cardContent.ts';
import { copy } from './ProductCard.copy.ts';
import * as css from './ProductCard.css.ts';
import { usePriceWarning } from './usePriceWarning.ts';

export type CardViewProps = {
  content: CardContent;
  /** Needed to save the product; a card of a stored favourite only removes. */
  product?: Product;
  /** @default 'Vedi Dettagli' */
  linkText?: string;
  /** @default 'lazy' */
  loading?: PictureLoading;
};

/**
 * The card of a product: picture on the shelf, label below. The whole card is the target of one
 * link, which stands last; the heart lies above it.
 */
export function CardView(props: CardViewProps) {
  const { content, product, linkText = copy.details, loading = 'lazy' } = props;
  const { name, isSoldOut } = content;
  const linkPlace = content.price.kind === 'onRequest' ? css.link : `${css.link} ${css.raised}`;
  usePriceWarning(content);
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.tile}>
        <div className={css.picture}>
          <ProductImage src={content.image} loading={loading} isFaded={isSoldOut} />
        </div>
        <div className={css.badges}>
          <ProductBadges badges={content.badges} />
        </div>
        <div className={css.heart}>
          <FavouriteToggle id={content.id} name={name} product={product} />
        </div>
      </div>
      <p className={css.brand}>{content.brand}</p>
      <div className={css.words}>
        <h2 className={isSoldOut ? `${css.name} ${css.muted}` : css.name}>{name}</h2>
        <p className={css.description}>{content.description}</p>
      </div>
      <div className={css.foot}>
        <PriceLine price={content.price} tone={isSoldOut ? 'muted' : 'strong'} />
        <Link href={content.href} className={linkPlace}>
          {linkText}
          <span className={css.hidden}>{`: ${name}`}</span>
          <Icon name="arrowRight" size="text" />
        </Link>
      </div>
    </article>
  );
}
