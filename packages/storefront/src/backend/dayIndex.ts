import type { Day } from '../catalogue/offer/day.ts';
import { flavourKey, listedOffer, listedPrice, promotionsOf } from '../catalogue/offer/offers.ts';
import { type Promotion, runsOn } from '../catalogue/offer/promotion.ts';
import type { Product } from '../catalogue/product.ts';
import { variantsFromWire } from '../catalogue/variants/normaliseVariant.ts';
import type { Catalogue } from './catalogue.ts';
import { type CatalogueIndex, priceOrders, regularIndex } from './catalogueIndex.ts';

type Wire = CatalogueIndex['products'][number];
type WireDetails = Catalogue['product_details'][number];
type Known = NonNullable<Catalogue['lowest_prices']>[number];

const ofDay = new WeakMap<Catalogue, CatalogueIndex>();

/**
 * The index of a catalogue on a day. Another day costs one pass over the offers: labels, texts and
 * names are those of every day. The newest one is kept.
 */
export function indexOf(catalogue: Catalogue, day: Day | null): CatalogueIndex {
  const regular = regularIndex(catalogue);
  if (day === null) return regular;
  const known = ofDay.get(catalogue);
  if (known?.day === day) return known;
  const index = indexOn(regular, day);
  ofDay.set(catalogue, index);
  return index;
}

/** The index with the prices of a day; the regular one where none is another. */
function indexOn(regular: CatalogueIndex, day: Day): CatalogueIndex {
  const products = [...regular.products];
  const listed = [...regular.listed];
  const lowest = lowestPrices(regular.catalogue);
  for (const [place, product] of regular.promoted) {
    const known = listed[place];
    const wire = products[place];
    const isRunning = promotionsOf(product, []).some((promotion) => runsOn(promotion, day));
    if (!isRunning || known === undefined || wire === undefined) continue;
    listed[place] = { ...known, cents: listedPrice(product, day) };
    products[place] = productOn(wire, { product, lowest, day });
  }
  return {
    ...regular,
    day,
    products,
    listed,
    orders: { ...regular.orders, ...priceOrders(listed, regular.orders.id) },
  };
}

const keyOf = (...parts: readonly string[]) => JSON.stringify(parts);

type LowestOf = (slug: string, size: string, flavour: string) => Known | undefined;

const finders = new WeakMap<Catalogue, LowestOf>();

function lowestPrices(catalogue: Catalogue): LowestOf {
  const known = finders.get(catalogue);
  if (known !== undefined) return known;
  const byKey = new Map(
    (catalogue.lowest_prices ?? []).map((own) => [keyOf(own.slug, own.size, own.flavour), own]),
  );
  const find: LowestOf = (...parts) => byKey.get(keyOf(...parts));
  finders.set(catalogue, find);
  return find;
}

/** What an answer says of the prices before a promotion, while it runs. */
function fieldsOf(
  promotions: readonly Promotion[] | undefined,
  day: Day,
  find: () => Known | undefined,
) {
  const lowest = promotions?.some((own) => runsOn(own, day)) ? find() : undefined;
  if (lowest === undefined) return {};
  return {
    lowest_price_30d_cents: lowest.cents,
    ...(lowest.since != null && { lowest_price_since: lowest.since }),
  };
}

type OnDay = { product: Product; lowest: LowestOf; day: Day };

function productOn(wire: Wire, { product, lowest, day }: OnDay): Wire {
  const slug = product.slug ?? product.id;
  const sizes = wire.sizes?.map((size, place) => {
    const { promotions, label = '' } = product.sizes[place] ?? {};
    return { ...size, ...fieldsOf(promotions, day, () => lowest(slug, label, '')) };
  });
  const own = product.promotions?.find((promotion) => runsOn(promotion, day));
  const shown = own ?? listedOffer(product, day)?.promotion;
  const isShown = (promotion: Promotion) => promotion === shown;
  const { label = '' } = product.sizes.find(({ promotions }) => promotions?.some(isShown)) ?? {};
  return {
    ...wire,
    ...(sizes && { sizes }),
    ...fieldsOf(shown && [shown], day, () => lowest(slug, own ? '' : label, '')),
  };
}

/** The details of a product with what its variants cost before. */
export function detailsOn({ catalogue, day }: CatalogueIndex, details: WireDetails): WireDetails {
  if (day === null || !details.variants) return details;
  const find = lowestPrices(catalogue);
  const variants = details.variants.map((wire) => {
    const [variant] = variantsFromWire([wire]);
    if (variant?.promotions === undefined) return wire;
    const { promotions, size, flavour } = variant;
    const fields = fieldsOf(promotions, day, () => find(details.slug, size, flavourKey(flavour)));
    return { ...wire, ...fields };
  });
  return { ...details, variants };
}
