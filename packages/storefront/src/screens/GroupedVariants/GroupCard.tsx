import { Badge, Chip, ColourDot, Heading, Icon, Link, Price } from '@vetta/ui';
import { isSoldOut } from '../../catalogue/availability.ts';
import { cardDescription } from '../../catalogue/description.ts';
import type { GroupVariant, ProductGroup } from '../../catalogue/groupedProducts.ts';
import { cardImage } from '../../catalogue/images/chooseImage.ts';
import type { Day } from '../../catalogue/offer/day.ts';
import { formatEuro, priceLine } from '../../catalogue/offer/price.ts';
import { sizePrice } from '../../catalogue/offer/sizePrice.ts';
import type { Product } from '../../catalogue/product.ts';
import { flavourColour } from '../../catalogue/variants/flavourColours.ts';
import { sizeName } from '../../catalogue/variants/variant.ts';
import { ProductImage } from '../../components/ProductImage/ProductImage.tsx';
import { messages } from '../../content/messages.ts';
import { unmatchedLinks } from '../../paths.ts';
import { useToday } from '../../state/clock.ts';
import { copy } from './GroupedVariants.copy.ts';
import * as css from './GroupCard.css.ts';

export type GroupCardProps = {
  group: ProductGroup;
  /** Those of the category; undefined: not known yet, the tile stays empty. */
  products: readonly Product[] | undefined;
};

/** A product on the shelf at the left, its variants as rows at the right. */
export function GroupCard({ group, products }: GroupCardProps) {
  const rows = group.variants.map((variant) => ({
    variant,
    product: products?.find(({ slug }) => slug !== undefined && slug === variant.slug),
  }));
  return (
    <article className={css.group}>
      <div className={css.product}>
        <div className={css.tile}>
          <div className={css.picture}>
            {products !== undefined && <ProductImage src={pictureOf(rows)} loading="lazy" />}
          </div>
          <div className={css.badge}>
            <Badge tone="ink">{copy.variants(group.variantCount)}</Badge>
          </div>
        </div>
        <p className={css.brand}>{group.brandName ?? messages.defaultBrand}</p>
        <Heading level={2} size="block">
          {group.name}
        </Heading>
        <p className={css.description}>{cardDescription(group.description)}</p>
      </div>
      {rows.length > 0 && (
        <ul className={css.variants}>
          {rows.map((row, place) => (
            <VariantRow key={`${row.variant.id} ${place}`} {...row} />
          ))}
        </ul>
      )}
    </article>
  );
}

type Row = {
  variant: GroupVariant;
  /** The product behind it. */
  product: Product | undefined;
};

/** That of the first variant whose product has one. */
const pictureOf = (rows: readonly Row[]) =>
  rows
    .map(({ variant: { slug }, product }) => cardImage(product ?? { slug, images: [] }))
    .find((image) => image !== null) ?? null;

function VariantRow({ variant, product }: Row) {
  const { name, flavour, quantity, description } = variant;
  const today = useToday();
  const price = product ? priceOf(product, quantity, today) : null;
  return (
    <li className={css.variant}>
      <div>
        <h3 className={css.name}>
          <Link href={unmatchedLinks.product(variant.slug ?? variant.id)} className={css.link}>
            {name}
          </Link>
        </h3>
        <p className={css.text}>{cardDescription(description)}</p>
      </div>
      <div className={css.facts}>
        {flavour !== undefined && (
          <span className={css.flavour}>
            <Chip mark={<ColourDot size="small" colour={flavourColour(flavour)} />}>{flavour}</Chip>
          </span>
        )}
        {quantity !== undefined && (
          <span className={css.quantity}>
            <Chip>{sizeName(quantity)}</Chip>
          </span>
        )}
      </div>
      <div className={css.offer}>
        {price !== null && <Price size="small">{price}</Price>}
        {product && isSoldOut(product) && <span className={css.soldOut}>{copy.soldOut}</span>}
      </div>
      <span className={css.arrow}>
        <Icon name="arrowRight" />
      </span>
    </li>
  );
}

/**
 * Of the size, today; where the list tells no price of such a size, that which the card shows. Null for a
 * product without a price, of which its page says more than there is room for.
 */
function priceOf(product: Product, quantity: string | undefined, today: Day | null): string | null {
  const cents = quantity === undefined ? null : sizePrice(product, quantity, today);
  if (cents !== null) return formatEuro(cents);
  const line = priceLine(product, today);
  return line.kind === 'price' ? `${line.prefix} ${line.text}` : null;
}
