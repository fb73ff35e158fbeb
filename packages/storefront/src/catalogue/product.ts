import type { Allergen } from '@vetta/nutrition-parser';
import { type ProductFieldName, productFields } from '../contract/productFields.ts';
import { currentCategorySlug } from '../paths.ts';
import { isAllergen } from './allergenKeys.ts';
import type { Variant } from './variants/variant.ts';
import { type Field, id, longText, shortText, slug, wholeAmount } from './fields.ts';
import { isGtin } from './gtin.ts';
import type { Promotion } from './offer/promotion.ts';
import { promotionsFromWire } from './offer/readPromotion.ts';
import { type FieldReader, fieldsOf, pictureUrl } from './wireFields.ts';

/**
 * A product past its edge: one name per thing, whichever spelling the source used
 * (docs/rules.md#product-fields).
 */
export type Product = {
  id: string;
  slug?: string;
  name: string;
  groupName?: string;
  description?: string;
  /** Where it comes from, in the maker's words. */
  origin?: string;
  brandName?: string;
  categoryId?: string;
  categoryName?: string;
  /** A current slug: legacy ones are resolved. */
  categorySlug?: string;
  priceCents?: number;
  minPriceCents?: number;
  basePriceCents?: number;
  /** The lowest price of the thirty days before (docs/rules.md#struck-price). */
  originalPriceCents?: number;
  /** Of what costs the product's own price. */
  promotions?: readonly Promotion[] | undefined;
  sizes: readonly ProductSize[];
  /** Of the pack that its picture shows (docs/rules.md#true-proportion). */
  heightMm?: number;
  primaryImage?: string;
  images: readonly string[];
  imageUrl?: string;
  hasSpecialOffer: boolean;
  specialOfferText?: string;
  availability: readonly StoreStock[];
  flags: readonly ProductFlag[];
  /**
   * Those of the static catalogues (docs/rules.md#static-variants); a list of products tells none.
   */
  variants?: readonly Variant[];
  /** With its check digit; one that is wrong is none. */
  gtin?: string;
  /** When somebody counted the stock (ISO 8601), as the source says it (docs/rules.md#stock-age). */
  stockUpdatedAt?: string;
  /** Of a search for what is left out: the maker's sentences that say so. */
  claims?: readonly string[];
  /** Of a list that something was to be avoided in. Without it the label could not be checked. */
  label?: ListedLabel;
};

/** What a list says of a label (docs/rules.md#avoid-filter). */
export type ListedLabel = {
  /** false for goods that nobody eats. */
  food: boolean;
  readable: boolean;
  contains: readonly Allergen[];
  traces: readonly Allergen[];
  /** Where one of them was to be avoided. */
  ingredients?: readonly string[];
};

export type ProductSize = {
  label?: string;
  priceCents?: number;
  promotions?: readonly Promotion[] | undefined;
};
export type StoreStock = { storeId: string; isAvailable: boolean; stockQuantity: number };

/** The flags of a product, in the order in which their badges stand (docs/rules.md#badges). */
export const productFlags = [
  'isBestSeller',
  'isNew',
  'bestPrice',
  'immediateAvailability',
  'freeShipping',
  'newArrival',
  'fastDelivery',
  'staffPick',
  'localProduct',
] as const;
export type ProductFlag = (typeof productFlags)[number];

export type ProductReading = { product: Product } | { product: null; reason: string };

/**
 * Reads a product of the API, each field alone: what does not fit becomes a gap, and a gap drops
 * nothing else. Only one without any name is no product (docs/rules.md#product-identity). Never
 * throws.
 */
export function productFromWire(input: unknown): ProductReading {
  const wire = fieldsOf(input);
  if (wire === null) return { product: null, reason: 'not an object' };
  const read = <Output>(field: Field<Output>, name: ProductFieldName) =>
    wire.read(field, ...productFields[name].names);
  const ownId = read(id, 'id');
  const ownSlug = read(slug, 'slug');
  const groupName = read(shortText, 'groupName');
  const name = read(shortText, 'name') ?? groupName;
  if (name === undefined) return { product: null, reason: `no name (id ${ownId ?? 'missing'})` };
  const key = ownId ?? ownSlug ?? id(name);
  if (key === undefined) return { product: null, reason: `no address (name ${name})` };
  const categorySlug = read(slug, 'categorySlug');
  return {
    product: {
      id: key,
      slug: ownSlug,
      name,
      groupName,
      description: read(longText, 'description'),
      origin: read(longText, 'origin'),
      brandName: read(shortText, 'brandName'),
      categoryId: read(id, 'categoryId'),
      categoryName: read(shortText, 'categoryName'),
      categorySlug: categorySlug === undefined ? undefined : currentCategorySlug(categorySlug),
      priceCents: read(wholeAmount, 'priceCents'),
      minPriceCents: read(wholeAmount, 'minPriceCents'),
      basePriceCents: read(wholeAmount, 'basePriceCents'),
      originalPriceCents: read(wholeAmount, 'originalPriceCents'),
      promotions: promotionsFromWire(wire),
      sizes: wire.items('sizes').map(readSize),
      heightMm: read(wholeAmount, 'heightMm'),
      primaryImage: read(pictureUrl, 'primaryImage'),
      images: wire.items('images').flatMap((image) => image.read(pictureUrl, 'src') ?? []),
      imageUrl: read(pictureUrl, 'imageUrl'),
      hasSpecialOffer: wire.isTrue(...productFields.hasSpecialOffer.names),
      specialOfferText: read(shortText, 'specialOfferText'),
      availability: wire.items('availability').flatMap(readStock),
      flags: productFlags.filter((flag) => wire.isTrue(...productFields[flag].names)),
      gtin: read(gtin, 'gtin'),
      stockUpdatedAt: read(shortText, 'stockUpdatedAt'),
      claims: readClaims(wire.raw('claims')),
      label: readLabel(fieldsOf(wire.raw('label'))),
    },
  };
}

const gtin: Field<string> = (input) => {
  const text = shortText(input);
  return text !== undefined && isGtin(text) ? text : undefined;
};

function readSize(size: FieldReader): ProductSize {
  return {
    label: size.read(shortText, 'size', 'label', 'name'),
    priceCents: size.read(wholeAmount, 'price'),
    promotions: promotionsFromWire(size),
  };
}

/**
 * A line without a store is no line; without a stock figure there is nothing to sell
 * (docs/rules.md#availability-box).
 */
function readStock(line: FieldReader): StoreStock[] {
  const storeId = line.read(id, 'storeId', 'store_id');
  if (storeId === undefined) return [];
  const isAvailable = line.raw('isAvailable') ?? line.raw('is_available');
  return [
    {
      storeId,
      isAvailable: isAvailable !== false,
      stockQuantity: line.read(wholeAmount, 'stockQuantity', 'stock_quantity') ?? 0,
    },
  ];
}

const readClaims = (input: unknown) => (areTexts(input) && input.length > 0 ? input : undefined);

/** As a whole or not at all: of half a label nobody could say what it does not contain. */
export function readLabel(label: FieldReader | null): ListedLabel | undefined {
  const food = label?.raw('food');
  const readable = label?.raw('readable');
  const contains = label?.raw('contains');
  const traces = label?.raw('traces');
  const ingredients = label?.raw('ingredients');
  return typeof food === 'boolean' &&
    typeof readable === 'boolean' &&
    areAllergens(contains) &&
    areAllergens(traces)
    ? { food, readable, contains, traces, ...(areTexts(ingredients) && { ingredients }) }
    : undefined;
}

const areAllergens = (input: unknown): input is readonly Allergen[] =>
  Array.isArray(input) && input.every(isAllergen);

const areTexts = (input: unknown): input is readonly string[] =>
  Array.isArray(input) && input.every((item) => typeof item === 'string');
