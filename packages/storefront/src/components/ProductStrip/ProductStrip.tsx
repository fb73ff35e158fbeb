import { Heading, Link, Price } from '@vetta/ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { CardContent } from '../ProductCard/cardContent.ts';
import type { CardPrice } from '../PriceLine/PriceLine.tsx';
import { ProductImage } from '../ProductImage/ProductImage.tsx';
import * as css from './ProductStrip.css.ts';

export type StripProduct = Pick<
  CardContent,
  'id' | 'href' | 'name' | 'brand' | 'image' | 'price'
> & {
  /** Below the price. */
  note?: string | undefined;
  /** Of the picture, where the packs are in proportion to each other. */
  scale?: number | undefined;
};

export type ProductStripProps = {
  title: string;
  /** At the end of the title's line. */
  action?: ReactElement;
  products: readonly StripProduct[];
  /** How many share a row: six, four, or eight, each as high as the others. @default 'small' */
  size?: 'small' | 'large' | 'shelf';
};

/** A row of products without hearts and badges; on a phone it scrolls aside. */
export function ProductStrip({ title, action, products, size = 'small' }: ProductStripProps) {
  const titleId = useId();
  return (
    <section className={css.strip[size === 'shelf' ? 'alone' : 'below']} aria-labelledby={titleId}>
      <div className={css.head}>
        <Heading level={2} size="block" id={titleId}>
          {title}
        </Heading>
        {action}
      </div>
      <ul className={css.row[size]}>
        {products.map(({ id, href, name, brand, image, price, note, scale = 1 }) => (
          <li key={id} className={css.piece}>
            <Link href={href} className={css.link}>
              <span className={css.tile[size]}>
                {/* By script: the policy forbids style attributes. */}
                <span
                  className={css.pack}
                  ref={(frame) => void frame?.style.setProperty('scale', `${scale}`)}
                >
                  <ProductImage src={image} loading="lazy" />
                </span>
              </span>
              <span className={css.brand}>{brand}</span>
              <span className={css.nameOf[size]}>{name}</span>
            </Link>
            <div className={css.priceOf[size]}>{shortPrice(price)}</div>
            {note !== undefined && <div className={css.note}>{note}</div>}
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
