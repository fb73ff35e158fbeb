import { ColourDot, Icon, RadioTiles, Select } from '@vetta/ui';
import { useId } from 'react';
import { formatEuro } from '../../catalogue/price.ts';
import {
  flavoursOf,
  hasFlavourChoice,
  sizeLabel,
  sizesOf,
  stockLabel,
} from '../../catalogue/variants/chooseVariant.ts';
import { flavourColour } from '../../catalogue/variants/flavourColours.ts';
import { variantName } from '../../catalogue/variants/variant.ts';
import type { Variant } from '../../catalogue/variants/variant.ts';
import { copy } from './ProductDetail.copy.ts';
import type { VariantSelection } from './useVariantChoice.ts';
import * as css from './VariantPicker.css.ts';

export type VariantPickerProps = {
  variants: readonly Variant[];
  selection: VariantSelection;
};

/** Flavour, where there are several, and size (§4). */
export function VariantPicker({ variants, selection }: VariantPickerProps) {
  const titleId = useId();
  const { choice, variant, chooseFlavour, chooseSize } = selection;
  if (choice === null) return null;
  return (
    <>
      <section className={css.picker} aria-labelledby={titleId}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {copy.chooseVariant}
          </h2>
          {/* §4: a fixed 4.5. It stands for no reviews, so nobody is told of it (decisions §4). */}
          <span className={css.rating} aria-hidden="true">
            {copy.rating}
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
        <RadioTiles
          legend={sizeLabel(variants)}
          value={choice.size}
          onChange={chooseSize}
          options={sizesOf(variants, choice.flavour).map((size) => ({
            value: size.size,
            label: size.size,
            detail: size.priceCents === undefined ? undefined : formatEuro(size.priceCents),
            disabled: !size.isInStock,
            disabledLabel: stockLabel(size),
          }))}
        />
        {variant !== undefined && (
          <p className={variant.isInStock ? css.inStock : css.soldOut}>{stockLabel(variant)}</p>
        )}
      </section>
      {variant !== undefined && <p className={css.printed}>{variantName(variant)}</p>}
    </>
  );
}
