/**
 * The fields of a product, each once: how a feed may spell it, the first spelling being the one that
 * is written. The types of the wire, the schema of a catalogue file, the reader, the search and the
 * owner's spreadsheet are made from it (docs/rules.md#product-fields).
 */
export const productFields = {
  id: ['id'],
  name: ['name'],
  slug: ['slug'],
  groupName: ['product_group_name', 'productGroupName'],
  brandName: ['brand_name', 'brand', 'brandName'],
  categoryName: ['category_name', 'categoryName'],
  description: ['description'],
  origin: ['origine', 'origin'],
  categorySlug: ['category_slug', 'categorySlug'],
  categoryId: ['category_id', 'categoryId'],
  basePriceCents: ['base_price', 'basePrice'],
  minPriceCents: ['min_price_cents', 'minPriceCents'],
  priceCents: ['price'],
  originalPriceCents: ['originalPrice', 'original_price'],
  /** Of the pack that its picture shows. */
  heightMm: ['height_mm', 'heightMm'],
  primaryImage: ['primaryImage', 'primary_image'],
  imageUrl: ['image_url', 'imageUrl'],
  hasSpecialOffer: ['has_special_offer', 'hasSpecialOffer'],
  specialOfferText: ['specialOfferText', 'special_offer_text'],
  isBestSeller: ['isBestSeller', 'is_best_seller'],
  isNew: ['isNew', 'is_new'],
  bestPrice: ['bestPrice', 'best_price'],
  immediateAvailability: ['immediateAvailability', 'immediate_availability'],
  freeShipping: ['freeShipping', 'free_shipping'],
  newArrival: ['newArrival', 'new_arrival'],
  fastDelivery: ['fastDelivery', 'fast_delivery'],
  staffPick: ['staffPick', 'staff_pick'],
  localProduct: ['localProduct', 'local_product'],
  gtin: ['gtin'],
  stockUpdatedAt: ['stock_updated_at', 'stockUpdatedAt'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type ProductFieldName = keyof typeof productFields;

/** Those that hold no text, by what they hold. */
const kindFields = {
  id: ['id', 'categoryId'],
  cents: ['basePriceCents', 'minPriceCents', 'priceCents', 'originalPriceCents'],
  millimetres: ['heightMm'],
  flag: [
    'hasSpecialOffer',
    'isBestSeller',
    'isNew',
    'bestPrice',
    'immediateAvailability',
    'freeShipping',
    'newArrival',
    'fastDelivery',
    'staffPick',
    'localProduct',
  ],
} as const satisfies Record<string, readonly ProductFieldName[]>;

type KindFields = typeof kindFields;
export type FieldKind = keyof KindFields | 'text';

type NamesOf<Kind extends FieldKind> = Kind extends keyof KindFields
  ? KindFields[Kind][number]
  : Exclude<ProductFieldName, KindFields[keyof KindFields][number]>;

/** Every spelling of the fields of a kind. */
export type SpellingsOf<Kind extends FieldKind> = (typeof productFields)[NamesOf<Kind>][number];

/** What a field holds. */
export function kindOf(name: string): FieldKind {
  const kinds = ['id', 'cents', 'millimetres', 'flag'] as const;
  return kinds.find((kind) => kindFields[kind].some((own) => own === name)) ?? 'text';
}

/** A search finds the product by them. */
export const searchedFields = [
  'name',
  'groupName',
  'brandName',
  'categoryName',
  'description',
  'origin',
] as const satisfies readonly ProductFieldName[];

/**
 * The same of promotions, which a product, a size or a variant may have of each kind
 * (docs/rules.md#offers-with-dates).
 */
export const promotionFields = {
  promo: {
    cents: ['promo_price_cents', 'promoPriceCents'],
    from: ['promo_from', 'promoFrom'],
    until: ['promo_until', 'promoUntil'],
  },
} as const satisfies Record<string, Record<PromotionPart, readonly [string, string]>>;

type PromotionPart = 'cents' | 'from' | 'until';
type PromotionTable = typeof promotionFields;

/** Every spelling of a part, of all kinds. */
export type PromotionSpelling<Part extends PromotionPart> =
  PromotionTable[keyof PromotionTable][Part][number];
