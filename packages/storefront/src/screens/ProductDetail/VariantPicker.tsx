import { ColourDot, Icon, RadioTiles } from '@vetta/ui';
import { Suspense, useId } from 'react';
import { deferred, deferredComponent } from '../../browser/deferred.ts';
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
  /** What nobody eats comes in colours. */
  isEdible: boolean;
};

/** Flavour, where there are several, and size (docs/rules.md#variant-picker). */
export function VariantPicker(props: VariantPickerProps) {
  const { variants, selection, offers, isSoldOut, isEdible } = props;
  const titleId = useId();
  const { choice, variant, chooseFlavour, chooseSize } = selection;
  if (choice === null) return null;
  const sizes = sizesOf(variants, choice.flavour);
  const legend = sizeLabel(variants);
  const isInStock = variant?.isInStock === true && !isSoldOut;
  return (
    <>
      <section className={css.picker} aria-labelledby={titleId}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {copy.chooseVariant}
          </h2>
          {variant !== undefined && (
            <p className={isInStock ? css.inStock : css.soldOut}>{stockLabel({ isInStock })}</p>
          )}
          {/* A fixed 4.5, no reviews, so it is hidden from assistive technology (docs/rules.md#star-rating). */}
          <span className={css.rating} aria-hidden="true">
            <span>{copy.rating}</span>
            <Icon name="star" size="star" drawing="solid" />
          </span>
        </div>
        {hasFlavourChoice(variants) && (
          <FlavourField
            flavours={flavoursOf(variants)}
            value={choice.flavour}
            isEdible={isEdible}
            onChoose={chooseFlavour}
          />
        )}
        {/* A flavour that comes in one unnamed size leaves nothing to choose. */}
        {sizes.some(({ size }) => size !== '') && (
          <RadioTiles
            legend={legend}
            value={choice.size}
            onChange={chooseSize}
            layout={legend === 'Taglia' ? 'row' : 'grid'}
            options={tilesOf(sizes, offers)}
          />
        )}
      </section>
      {variant !== undefined && <p className={css.printed}>{variantName(variant)}</p>}
    </>
  );
}

const maxOpenFlavours = 7;

/** Few products have so many. */
const FlavourSelect = deferredComponent(
  deferred(async () => (await import('./FlavourSelect.tsx')).FlavourSelect, {
    when: 'interaction',
  }),
);

type FlavourFieldProps = {
  flavours: readonly string[];
  value: string;
  isEdible: boolean;
  onChoose: (flavour: string) => void;
};

function FlavourField({ flavours, value, isEdible, onChoose }: FlavourFieldProps) {
  const label = isEdible ? copy.flavour : copy.colour;
  // Of a taste, as people picture it; the colour of a good is that of its picture.
  const dot = (flavour: string) =>
    isEdible ? <ColourDot size="small" colour={flavourColour(flavour)} /> : undefined;
  if (flavours.length > maxOpenFlavours) {
    return (
      <Suspense>
        <FlavourSelect {...{ label, flavours, value, onChoose }} mark={dot(value)} />
      </Suspense>
    );
  }
  return (
    <RadioTiles
      legend={label}
      value={value}
      onChange={onChoose}
      layout="words"
      options={flavours.map((flavour) => ({ value: flavour, label: flavour, mark: dot(flavour) }))}
    />
  );
}

/** Sizes that all cost the same do not repeat the price that stands above them. */
function tilesOf(sizes: readonly Variant[], offers: readonly Offer[]) {
  const cents = sizes.map((variant) =>
    hasPrice(variant)
      ? offers.find(({ flavour, size }) => flavour === variant.flavour && size === variant.size)
          ?.cents
      : undefined,
  );
  const isOnePrice = cents.length > 1 && cents.every((own) => own === cents[0]);
  return sizes.map((variant, at) => ({
    value: variant.size,
    label: variant.size === '' ? copy.unnamedSize : sizeName(variant.size),
    detail: isOnePrice || cents[at] === undefined ? undefined : formatEuro(cents[at]),
    disabled: !variant.isInStock,
    disabledLabel: stockLabel(variant),
  }));
}
