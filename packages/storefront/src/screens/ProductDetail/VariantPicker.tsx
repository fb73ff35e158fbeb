import { ColourDot, Icon, RadioTiles, Select } from '@vetta/ui';
import { useId } from 'react';
import { hasPrice, type Offer } from '../../catalogue/offer/offers.ts';
import { formatEuro } from '../../catalogue/offer/price.ts';
import {
  flavoursOf,
  hasFlavourChoice,
  sizeLabel,
  sizesOf,
  stockLabel,
} from '../../catalogue/variants/chooseVariant.ts';
import { flavourColour } from '../../catalogue/variants/flavourColours.ts';
import { sizeName, type Variant, variantName } from '../../catalogue/variants/variant.ts';
import { copy } from './ProductDetail.copy.ts';
import type { VariantSelection } from './useVariantChoice.ts';
import * as css from './VariantPicker.css.ts';

export type VariantPickerProps = {
  variants: readonly Variant[];
  selection: VariantSelection;
  /** Of today, a size each. */
  offers: readonly Offer[];
  /** No shop has a piece: the label beside the shops' lines must not say otherwise. */
  isSoldOut: boolean;
};

/** Flavour, where there are several, and size (docs/rules.md#variant-picker). */
export function VariantPicker({ variants, selection, offers, isSoldOut }: VariantPickerProps) {
  const titleId = useId();
  const { choice, variant, chooseFlavour, chooseSize } = selection;
  if (choice === null) return null;
  const sizes = sizesOf(variants, choice.flavour);
  const isInStock = variant?.isInStock === true && !isSoldOut;
  return (
    <>
      <section className={css.picker} aria-labelledby={titleId}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {copy.chooseVariant}
          </h2>
          {/* A fixed 4.5, no reviews, so it is hidden from assistive technology (docs/rules.md#star-rating). */}
          <span className={css.rating} aria-hidden="true">
            <span>{copy.rating}</span>
            <Icon name="star" size="star" drawing="solid" />
          </span>
        </div>
        {hasFlavourChoice(variants) && (
          <Select
            label={copy.flavour}
            value={choice.flavour}
            mark={<ColourDot size="small" colour={flavourColour(choice.flavour)} />}
            options={flavoursOf(variants).map((flavour) => ({ value: flavour, label: flavour }))}
            onChange={(event) => chooseFlavour(event.currentTarget.value)}
          />
        )}
        {/* A flavour that comes in one unnamed size leaves nothing to choose. */}
        {sizes.some(({ size }) => size !== '') && (
          <RadioTiles
            legend={sizeLabel(variants)}
            value={choice.size}
            onChange={chooseSize}
            options={sizes.map((size) => tileOf(size, offers))}
          />
        )}
        {variant !== undefined && (
          <p className={isInStock ? css.inStock : css.soldOut}>{stockLabel({ isInStock })}</p>
        )}
      </section>
      {variant !== undefined && <p className={css.printed}>{variantName(variant)}</p>}
    </>
  );
}

function tileOf(variant: Variant, offers: readonly Offer[]) {
  const offer = offers.find(
    ({ flavour, size }) => flavour === variant.flavour && size === variant.size,
  );
  return {
    value: variant.size,
    label: variant.size === '' ? copy.unnamedSize : sizeName(variant.size),
    detail: hasPrice(variant) && offer ? formatEuro(offer.cents) : undefined,
    disabled: !variant.isInStock,
    disabledLabel: stockLabel(variant),
  };
}
