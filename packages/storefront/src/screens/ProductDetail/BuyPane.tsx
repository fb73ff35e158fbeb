import { Badge, Heading, StarRating } from '@vetta/ui';
import { availabilityOf, isSoldOut } from '../../catalogue/availability.ts';
import type { Product } from '../../catalogue/product.ts';
import { categoryNameOf, productLink, slugOrId, variantLink } from '../../catalogue/productLink.ts';
import type { ListChoice } from '../../catalogue/shoppingList/listRow.ts';
import { defaultFlavour, type Variant } from '../../catalogue/variants/variant.ts';
import { CompareButton } from '../../components/Compare/CompareButton.tsx';
import { messages } from '../../content/messages.ts';
import { AvailabilityBox } from './AvailabilityBox.tsx';
import * as css from './BuyPane.css.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { offersOf } from '../../catalogue/offer/offers.ts';
import { pagePrice } from '../../catalogue/offer/price.ts';
import { useToday } from '../../state/clock.ts';
import { PriceBox } from './PriceBox.tsx';
import { ShareButton } from './ShareButton.tsx';
import type { VariantSelection } from './useVariantChoice.ts';
import { VariantPicker } from './VariantPicker.tsx';

export type BuyPaneProps = {
  product: Product;
  /** Group name, else product name. */
  title: string;
  variants: readonly Variant[];
  selection: VariantSelection;
  /** The purchase stands at the column's foot. @default false */
  isAtFoot?: boolean;
};

/**
 * What it is, what it costs, which one, and where it stands (docs/rules.md#product-page-states).
 */
export function BuyPane(props: BuyPaneProps) {
  const { product, title, variants, selection, isAtFoot = false } = props;
  const availability = availabilityOf(product);
  const today = useToday();
  const category = categoryNameOf(product);
  const chosen = chosenNames(selection);
  return (
    <>
      <div className={css.marks}>
        <div className={css.makers}>
          <span className={css.brand}>{product.brandName ?? messages.defaultBrand}</span>
          {category !== '' && <Badge tone="quiet">{category}</Badge>}
        </div>
        <span className={css.stars}>
          <StarRating />
        </span>
      </div>
      <div className={css.title}>
        <Heading level={1} size="product" tabIndex={-1}>
          {title}
        </Heading>
      </div>
      <p className={css.description}>{product.description ?? messages.noDescription}</p>
      <div className={isAtFoot ? css.purchaseAtFoot : css.purchase}>
        <PriceBox
          price={pagePrice(product, variants, selection.choice, today)}
          offer={product.hasSpecialOffer ? product.specialOfferText : undefined}
        />
        {variants.length > 0 && (
          <VariantPicker
            variants={variants}
            selection={selection}
            offers={offersOf(product, variants, today)}
            isSoldOut={isSoldOut(product)}
          />
        )}
        <div className={css.actions}>
          <FavouriteButton product={product} choice={chosen} />
          <ShareButton />
          <CompareButton slug={slugOrId(product)} />
        </div>
      </div>
      {availability !== null && (
        <div className={css.availability}>
          <AvailabilityBox
            {...availability}
            updatedAt={product.stockUpdatedAt}
            asked={{ slug: slugOrId(product), name: title, ...chosen }}
            path={variantLink(productLink(product), chosen)}
          />
        </div>
      )}
    </>
  );
}

/** The choice by its names: 'Standard' is no flavour that anyone would see. */
function chosenNames({ choice }: VariantSelection): ListChoice {
  return {
    flavour: choice?.flavour === defaultFlavour ? undefined : choice?.flavour || undefined,
    size: choice?.size || undefined,
  };
}
