import { Button, Heading, Link, Price } from '@vetta/ui';
import { type ReactNode, useId } from 'react';
import type { CardContent } from '../ProductCard/cardContent.ts';
import type { CardPrice } from '../PriceLine/PriceLine.tsx';
import { ProductImage } from '../ProductImage/ProductImage.tsx';
import { copy } from './RecentlyViewed.copy.ts';
import * as css from './RecentStrip.css.ts';

/** A row of products without hearts and badges; on a phone it scrolls aside. */
export function RecentStrip({
  products,
  onClear,
}: {
  products: readonly CardContent[];
  onClear: () => void;
}) {
  const titleId = useId();
  return (
    <section className={css.strip} aria-labelledby={titleId}>
      <div className={css.head}>
        <Heading level={2} size="block" id={titleId}>
          {copy.title}
        </Heading>
        <Button variant="text" onClick={onClear}>
          {copy.clear}
        </Button>
      </div>
      <ul className={css.row}>
        {products.map(({ id, href, name, brand, image, price }) => (
          <li key={id} className={css.piece}>
            <Link href={href} className={css.link}>
              <span className={css.tile}>
                <ProductImage src={image} loading="lazy" />
              </span>
              <span className={css.brand}>{brand}</span>
              <span className={css.name}>{name}</span>
            </Link>
            <div className={css.price}>{shortPrice(price)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'A partire da 24,90 €', or that it is given on request. */
function shortPrice(price: CardPrice): ReactNode {
  if (price.kind === 'onRequest') return price.text;
  return (
    <>
      <span>{`${price.prefix} `}</span>
      <Price size="small">{price.text}</Price>
    </>
  );
}
