import { cardImage, chooseImage } from '../../catalogue/images/chooseImage.ts';
import { type SharedActive, sharedActive } from '../../catalogue/comparison/actives.ts';
import type { ComparedItem } from '../../catalogue/comparison/compareQuery.ts';
import type { ComparedLabel } from '../../catalogue/comparison/comparedLabel.ts';
import { chooseOffer, type OfferChoice } from '../../catalogue/offer/chooseOffer.ts';
import { offerFigures, type OfferFigures } from '../../catalogue/offer/offerFigures.ts';
import type { Day } from '../../catalogue/offer/day.ts';
import { type PriceText, priceText } from '../../catalogue/offer/price.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Variant } from '../../catalogue/variants/variant.ts';
import type { ComparedProduct } from '../../data/useComparedProduct.ts';

/** A product of the comparison, ready to be drawn. */
export type ComparedColumn = {
  item: ComparedItem;
  product: Product;
  name: string;
  variants: readonly Variant[];
  choice: OfferChoice;
  price: PriceText | null;
  image: string | null;
  /** undefined while it is on its way; null: there is none, or it cannot be read. */
  label: ComparedLabel | null | undefined;
  figures: OfferFigures;
};

export type Comparison = {
  columns: readonly ComparedColumn[];
  active: SharedActive | null;
};

type Ready = Extract<ComparedProduct, { status: 'ready' }>;

const noFigures: OfferFigures = { perUnit: null, perServing: null, perActive: null };

/** The columns of what is there; figures of the chosen flavour and size. */
export function comparisonOf(
  items: readonly ComparedItem[],
  products: readonly (ComparedProduct | null)[],
  day: Day | null,
): Comparison {
  const ready = products.filter((own): own is Ready => own?.status === 'ready');
  const active = sharedActive(ready.map(({ label }) => label ?? undefined));
  const columns = ready.map((own, at): ComparedColumn => {
    const { product, variants, label } = own;
    const item = items.find(({ slug }) => slug === own.slug) ?? { slug: own.slug };
    const choice = chooseOffer(product, variants, item, day);
    const { chosen, offers } = choice;
    const basis = {
      product,
      offers,
      table: label?.table ?? null,
      active: active?.ofColumns[at] ?? null,
      reference: active?.reference,
    };
    return {
      item,
      product,
      // Two products of one group have one name there.
      name: product.name,
      variants,
      choice,
      price: chosen === undefined ? null : priceText(product, chosen, day),
      image: pictureOf(own, chosen),
      label,
      figures: chosen === undefined ? noFigures : offerFigures(chosen, basis),
    };
  });
  return { columns, active };
}

function pictureOf({ product, variants }: Ready, chosen: OfferChoice['chosen']): string | null {
  const variant = variants.find(
    ({ flavour, size }) => flavour === chosen?.flavour && size === chosen?.size,
  );
  return variant === undefined ? cardImage(product) : chooseImage(product, variant, variants);
}
