import { Badge, Heading, StarRating } from '@vetta/ui';
import { deferred } from '../../browser/deferred.ts';
import { availabilityOf, isSoldOut } from '../../catalogue/availability.ts';
import type { ProductDetails } from '../../catalogue/details.ts';
import { isEdible } from '../../catalogue/detailTabs.ts';
import type { Product } from '../../catalogue/product.ts';
import { categoryNameOf, productLink, slugOrId, variantLink } from '../../catalogue/productLink.ts';
import type { ListChoice } from '../../catalogue/shoppingList/listRow.ts';
import { defaultFlavour, type Variant } from '../../catalogue/variants/variant.ts';
import { messages } from '../../content/messages.ts';
import { AvailabilityBox } from './AvailabilityBox.tsx';
import * as css from './BuyPane.css.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { offersOf, pageOffer } from '../../catalogue/offer/offers.ts';
import { priceText } from '../../catalogue/offer/price.ts';
import { useToday } from '../../state/clock.ts';
import { PriceBox } from './PriceBox.tsx';
import { ShareButton } from './ShareButton.tsx';
import { deferredTab } from './tabs/deferredTab.tsx';
import type { VariantSelection } from './useVariantChoice.ts';
import { VariantPicker } from './VariantPicker.tsx';

export type BuyPaneProps = {
  product: Product;
  details: ProductDetails | undefined;
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
  const { product, details, title, variants, selection, isAtFoot = false } = props;
  const availability = availabilityOf(product);
  const today = useToday();
  const category = categoryNameOf(product);
  const offer = pageOffer(product, variants, selection.choice, today);
  const offers = offersOf(product, variants, today);
  const isFood = isEdible(product);
  const chosen = chosenNames(selection.choice);
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
      <div className={isAtFoot ? css.purchaseAtFoot : css.purchase}>
        <PriceBox
          price={offer === null ? null : priceText(product, offer, today)}
          offer={product.hasSpecialOffer ? product.specialOfferText : undefined}
        >
          {isFood && (
            <div className={css.figures}>
              <LabelFigures
                details={details}
                categorySlug={product.categorySlug ?? ''}
                offer={offer}
                offers={offers}
                from={[offer?.cents, offer?.size, details?.label?.nutrition]}
              />
            </div>
          )}
        </PriceBox>
        {variants.length > 0 && (
          <VariantPicker
            variants={variants}
            selection={selection}
            offers={offers}
            isSoldOut={isSoldOut(product)}
            isEdible={isFood}
          />
        )}
        <div className={css.actions}>
          <FavouriteButton product={product} choice={chosen} />
          <ShareButton />
        </div>
      </div>
      {availability !== null && (
        <div className={css.availability}>
          <AvailabilityBox
            {...availability}
            updatedAt={product.stockUpdatedAt}
            asked={{ slug: slugOrId(product), name: title, isEdible: isFood, ...chosen }}
            path={variantLink(productLink(product), chosen)}
          />
        </div>
      )}
    </>
  );
}

/** Nothing stands in its place while it comes: the place is kept. */
const LabelFigures = deferredTab(
  deferred(async () => (await import('./LabelFigures.tsx')).LabelFigures, { when: 'interaction' }),
  false,
);

/** The choice by its names: 'Standard' is no flavour that anyone would see. */
export function chosenNames(choice: VariantSelection['choice']): ListChoice {
  return {
    flavour: choice?.flavour === defaultFlavour ? undefined : choice?.flavour || undefined,
    size: choice?.size || undefined,
  };
}
