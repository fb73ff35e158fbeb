/**
 * The fields of a product, each once: how a feed may spell it, the first spelling being the one that
 * is written, and what it holds. The types of the wire, the schema of a catalogue file, the reader,
 * the search and the owner's spreadsheet are made from it (docs/rules.md#product-fields).
 */
export const productFields = {
  id: { kind: 'id', names: ['id'] },
  name: { kind: 'text', names: ['name'], isSearched: true },
  slug: { kind: 'text', names: ['slug'] },
  groupName: { kind: 'text', names: ['product_group_name', 'productGroupName'], isSearched: true },
  brandName: { kind: 'text', names: ['brand_name', 'brand', 'brandName'], isSearched: true },
  categoryName: { kind: 'text', names: ['category_name', 'categoryName'], isSearched: true },
  description: { kind: 'text', names: ['description'], isSearched: true },
  origin: { kind: 'text', names: ['origine', 'origin'], isSearched: true },
  categorySlug: { kind: 'text', names: ['category_slug', 'categorySlug'] },
  categoryId: { kind: 'id', names: ['category_id', 'categoryId'] },
  basePriceCents: { kind: 'cents', names: ['base_price', 'basePrice'] },
  minPriceCents: { kind: 'cents', names: ['min_price_cents', 'minPriceCents'] },
  priceCents: { kind: 'cents', names: ['price'] },
  originalPriceCents: { kind: 'cents', names: ['originalPrice', 'original_price'] },
  /** Of the pack that its picture shows. */
  heightMm: { kind: 'millimetres', names: ['height_mm', 'heightMm'] },
  primaryImage: { kind: 'text', names: ['primaryImage', 'primary_image'] },
  imageUrl: { kind: 'text', names: ['image_url', 'imageUrl'] },
  hasSpecialOffer: { kind: 'flag', names: ['has_special_offer', 'hasSpecialOffer'] },
  specialOfferText: { kind: 'text', names: ['specialOfferText', 'special_offer_text'] },
  isBestSeller: { kind: 'flag', names: ['isBestSeller', 'is_best_seller'] },
  isNew: { kind: 'flag', names: ['isNew', 'is_new'] },
  bestPrice: { kind: 'flag', names: ['bestPrice', 'best_price'] },
  immediateAvailability: {
    kind: 'flag',
    names: ['immediateAvailability', 'immediate_availability'],
  },
  freeShipping: { kind: 'flag', names: ['freeShipping', 'free_shipping'] },
  newArrival: { kind: 'flag', names: ['newArrival', 'new_arrival'] },
  fastDelivery: { kind: 'flag', names: ['fastDelivery', 'fast_delivery'] },
  staffPick: { kind: 'flag', names: ['staffPick', 'staff_pick'] },
  localProduct: { kind: 'flag', names: ['localProduct', 'local_product'] },
  gtin: { kind: 'text', names: ['gtin'] },
  stockUpdatedAt: { kind: 'text', names: ['stock_updated_at', 'stockUpdatedAt'] },
} as const satisfies Record<string, ProductField>;

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

type ProductField = {
  kind: FieldKind;
  names: readonly [string, ...string[]];
  /** A search finds the product by it. */
  isSearched?: true;
};

export type FieldKind = 'text' | 'cents' | 'millimetres' | 'flag' | 'id';
export type ProductFieldName = keyof typeof productFields;

type Table = typeof productFields;

/** Every spelling of the fields of a kind. */
export type SpellingsOf<Kind extends FieldKind> = {
  [Name in ProductFieldName]: Table[Name]['kind'] extends Kind
    ? Table[Name]['names'][number]
    : never;
}[ProductFieldName];
