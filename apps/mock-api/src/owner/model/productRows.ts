import { promotionFields } from '@vetta/storefront/backend';
import { sheetText } from '../values/texts.ts';
import { type Json, numberIn, objectsOf, textIn } from './json.ts';

/** One size or flavour of a product, or the product itself where it has neither. */
export type OfferRow = {
  flavour: string;
  size: string;
  cents: number | null;
  image: string;
  gtin: string;
  /** The price of a promotion, and its days as '2026-11-30'. */
  promo: number | null;
  promoFrom: string;
  promoUntil: string;
};

/** What the rows of a product are kept in: `variants` of its details, `sizes`, or its own price. */
export type RowKind = 'variants' | 'sizes' | 'single';

export const flavourNames = ['flavor', 'flavour'] as const;
export const variantPriceNames = ['price_cents', 'priceCents'] as const;
export const promotionNames = {
  promo: promotionFields.promo.cents,
  promoFrom: promotionFields.promo.from,
  promoUntil: promotionFields.promo.until,
} as const;
export const promotionKeys = ['promo', 'promoFrom', 'promoUntil'] as const;
/** Of each kind of promotion the columns of its price and of its days. */
export const promotionColumns = [
  { price: 'promo', from: 'promoFrom', until: 'promoUntil' },
] as const;
export const imageNames = ['image_url', 'imageUrl'] as const;
export const sizeNames = ['size', 'label', 'name'] as const;
export const priceNames = [
  'price',
  'min_price_cents',
  'minPriceCents',
  'base_price',
  'basePrice',
] as const;

/** Under what the details of a product stand: its slug, or its id where it has none. */
export const detailsKey = (product: Json) => textIn(product, 'slug') || String(product['id'] ?? '');

/** The details of a catalogue by their slug: the first of two is the one that is shown. */
export const detailsBySlug = (catalogue: Json) =>
  new Map(
    objectsOf(catalogue['product_details'])
      .toReversed()
      .map((one) => [textIn(one, 'slug'), one]),
  );

const picturesFolder = '/images/products/';

/** Pictures of the shop's own folder by their file's name. */
export const shownImage = (src: string) =>
  sheetText(src.startsWith(picturesFolder) ? src.slice(picturesFolder.length) : src);

/** 'siero-100.webp' lies in the folder; addresses and paths stay. */
export const imageAddress = (shown: string) =>
  shown === '' || /^(?:\/|[a-z]+:)/iu.test(shown) ? shown : `${picturesFolder}${shown}`;

export function productImage(product: Json): string {
  const [first] = objectsOf(product['images']);
  const own = first === undefined ? '' : textIn(first, 'src');
  return own === '' ? textIn(product, 'primaryImage', 'primary_image', ...imageNames) : own;
}

export const namedVariants = (details: Json | undefined): Json[] =>
  objectsOf(details?.['variants']).filter(
    (variant) => textIn(variant, ...flavourNames) !== '' || textIn(variant, 'size') !== '',
  );

export function rowKind(product: Json, details: Json | undefined): RowKind {
  if (namedVariants(details).length > 0) return 'variants';
  return objectsOf(product['sizes']).length > 0 ? 'sizes' : 'single';
}

/** The rows of a product as a sheet shows them. */
export function offerRows(product: Json, details: Json | undefined): readonly OfferRow[] {
  const image = shownImage(productImage(product));
  const gtin = sheetText(textIn(product, 'gtin'));
  switch (rowKind(product, details)) {
    case 'variants':
      return namedVariants(details).map((variant, place) => {
        const row = variantRow(variant);
        return place === 0 && row.gtin === '' ? { ...row, gtin } : row;
      });
    case 'sizes':
      return objectsOf(product['sizes']).map((size, place) => ({
        flavour: '',
        size: sheetText(textIn(size, ...sizeNames)),
        cents: numberIn(size, 'price'),
        image: place === 0 ? image : '',
        gtin: sheetText(textIn(size, 'gtin')) || (place === 0 ? gtin : ''),
        ...promotionOf(size),
      }));
    case 'single':
      return [
        {
          flavour: '',
          size: '',
          cents: numberIn(product, ...priceNames),
          image,
          gtin,
          ...promotionOf(product),
        },
      ];
  }
}

export const promotionOf = (json: Json): Pick<OfferRow, 'promo' | 'promoFrom' | 'promoUntil'> => ({
  promo: numberIn(json, ...promotionNames.promo),
  promoFrom: textIn(json, ...promotionNames.promoFrom),
  promoUntil: textIn(json, ...promotionNames.promoUntil),
});

export function variantRow(variant: Json): OfferRow {
  return {
    flavour: sheetText(textIn(variant, ...flavourNames)),
    size: sheetText(textIn(variant, 'size')),
    cents: numberIn(variant, ...variantPriceNames),
    image: shownImage(textIn(variant, ...imageNames)),
    gtin: sheetText(textIn(variant, 'gtin')),
    ...promotionOf(variant),
  };
}

/** 'Cacao, 900 g' */
export const rowLabel = ({ flavour, size }: Pick<OfferRow, 'flavour' | 'size'>) =>
  [flavour, size].filter((part) => part !== '').join(', ');
