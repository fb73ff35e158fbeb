import type { CommonOrder } from '../catalogue/filterOptions.ts';
import { foldText } from '../catalogue/foldText.ts';
import { slugOf } from '../catalogue/slug.ts';
import { storesWith } from '../catalogue/availability.ts';
import {
  compareIds,
  compareProducts,
  italianCollator,
  type ListedProduct,
} from '../catalogue/listing.ts';
import type { Day } from '../catalogue/offer/day.ts';
import { listedPrice, promotionsOf } from '../catalogue/offer/offers.ts';
import { type Product, productFromWire } from '../catalogue/product.ts';
import { categories as shopCategories } from '../content/categories.ts';
import { currentCategorySlug } from '../paths.ts';
import type { Catalogue } from './catalogue.ts';
import type { Postings } from './postings.ts';
import { postingsOf, type SearchIndex, searchIndexOf } from './search.ts';
import { searchTexts } from './searchTexts.ts';
import { textsIn } from './textsIn.ts';

type Wire<Key extends keyof Required<Catalogue>> = NonNullable<Catalogue[Key]>[number];

/** Everything that answers are made of, worked out once per catalogue. */
export type CatalogueIndex = {
  catalogue: Catalogue;
  /** That prices are those of; null: without promotions. */
  day: Day | null;
  /** The products as they came, at the same places as `listed`. */
  products: readonly Wire<'products'>[];
  listed: readonly ListedProduct[];
  /** Those that have a promotion, whenever it runs, by their places. */
  promoted: ReadonlyMap<number, Product>;
  /** The places of all products in each order; of equal prices that of `id`. */
  orders: Readonly<Record<CommonOrder | 'id', Uint32Array>>;
  search: SearchIndex;
  /** A product's place by slug, or by id where no slug says so. */
  placeOf: ReadonlyMap<string, number>;
  detailsOf: ReadonlyMap<string, Wire<'product_details'>>;
  groupsOf: ReadonlyMap<string, readonly Wire<'product_groups'>[]>;
  /** A to Z. */
  brands: readonly { slug: string; name: string }[];
  categories: readonly { slug: string; name: string }[];
  /** The categories of the catalogue and those of the site. */
  knownCategories: ReadonlySet<string>;
};

/** The costly half of an index: plain data, which a thread can work out for another. */
export type SortedCatalogue = {
  orders: Pick<CatalogueIndex['orders'], 'name' | 'name-desc' | 'id'>;
  postings: Postings;
};

const indexes = new WeakMap<Catalogue, CatalogueIndex>();

/** The index of a catalogue without promotions, which is never changed in place: a new one is a new object. */
export function regularIndex(catalogue: Catalogue): CatalogueIndex {
  const steps = indexSteps(catalogue);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What `indexSteps` need not work out again. */
export function sortCatalogue(catalogue: Catalogue): SortedCatalogue {
  const { orders, search } = regularIndex(catalogue);
  return { orders, postings: search.postings };
}

/** Works out the index in steps of well below a millisecond each, but for what `sorted` brings. */
export function* indexSteps(
  catalogue: Catalogue,
  sorted?: SortedCatalogue,
): Generator<void, CatalogueIndex> {
  const known = indexes.get(catalogue);
  if (known !== undefined) return known;
  const index = yield* buildIndex(catalogue, sorted);
  indexes.set(catalogue, index);
  return index;
}

function* buildIndex(
  catalogue: Catalogue,
  sorted: SortedCatalogue | undefined,
): Generator<void, CatalogueIndex> {
  const products: Wire<'products'>[] = [];
  const readProducts: Product[] = [];
  for (const wire of catalogue.products) {
    const { product } = productFromWire(wire);
    if (product !== null) {
      products.push(wire);
      readProducts.push(product);
    }
    yield;
  }
  const brands = yield* brandsOf(catalogue, readProducts);
  const brandSlugs = new Map(brands.map(({ name, slug }) => [foldText(name), slug]));
  const listed: ListedProduct[] = [];
  const promoted = new Map<number, Product>();
  for (const product of readProducts) {
    const { id, name, categorySlug } = product;
    const brandSlug = brandSlugs.get(foldText(product.brandName ?? ''));
    const shops = storesWith(product);
    const cents = listedPrice(product, null);
    if (promotionsOf(product, []).length > 0) promoted.set(listed.length, product);
    listed.push({ id, name, categorySlug, brandSlug, cents, storeIds: shops });
    yield;
  }
  const detailsOf = yield* mapFirst(catalogue.product_details, ({ slug }) => slug);
  const categories = catalogue.categories.length > 0 ? catalogue.categories : shopCategories;
  const { orders, postings } = sorted ?? {
    orders: ordersOf(listed),
    postings: postingsOf(
      searchTexts(catalogue, readProducts, detailsOf),
      readProducts.map(({ id, slug }, place) =>
        textsIn([products[place], detailsOf.get(slug ?? id)]),
      ),
    ),
  };

  return {
    catalogue,
    day: null,
    products,
    listed,
    promoted,
    orders: { ...orders, ...priceOrders(listed, orders.id) },
    search: searchIndexOf(postings),
    placeOf: yield* placesOf(readProducts),
    detailsOf,
    groupsOf: yield* groupsByCategory(catalogue),
    brands,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    knownCategories: new Set([...categories, ...shopCategories].map(({ slug }) => slug)),
  };
}

/** The brands of the file, and those that only products name. */
function* brandsOf(
  catalogue: Catalogue,
  products: readonly Product[],
): Generator<void, CatalogueIndex['brands']> {
  const bySlug = yield* mapFirst(
    catalogue.brands.map(({ slug, name }) => ({ slug, name })),
    ({ name }) => foldText(name),
  );
  for (const { brandName } of products) {
    const key = foldText(brandName ?? '');
    if (brandName !== undefined && !bySlug.has(key)) {
      bySlug.set(key, { slug: slugOf(brandName), name: brandName });
    }
    yield;
  }
  return [...bySlug.values()].toSorted((a, b) => italianCollator.compare(a.name, b.name));
}

function* groupsByCategory(catalogue: Catalogue): Generator<void, CatalogueIndex['groupsOf']> {
  const groups = new Map<string, Wire<'product_groups'>[]>();
  for (const group of catalogue.product_groups) {
    const category = currentCategorySlug(group.category_slug.trim());
    const known = groups.get(category);
    if (known === undefined) groups.set(category, [group]);
    else known.push(group);
    yield;
  }
  return groups;
}

function ordersOf(listed: readonly ListedProduct[]): SortedCatalogue['orders'] {
  const inOrder = (compare: (a: ListedProduct, b: ListedProduct) => number) => {
    const inPlaces = listed
      .map((product, place) => ({ product, place }))
      .toSorted((a, b) => compare(a.product, b.product));
    return Uint32Array.from(inPlaces, ({ place }) => place);
  };
  return {
    name: inOrder(compareProducts('name')),
    'name-desc': inOrder(compareProducts('name-desc')),
    id: inOrder((a, b) => compareIds(a.id, b.id)),
  };
}

export function priceOrders(
  listed: readonly ListedProduct[],
  byId: Uint32Array,
): Pick<CatalogueIndex['orders'], 'price-asc' | 'price-desc'> {
  const centsAt = (place: number) => listed[place]?.cents ?? null;
  return {
    'price-asc': orderByCents(byId, centsAt, 1),
    'price-desc': orderByCents(byId, centsAt, -1),
  };
}

/**
 * Places by an amount, equal ones as they stood and those without any last. One number each, amount before
 * rank: a sort without comparisons takes a tenth.
 */
export function orderByCents(
  places: Uint32Array,
  centsAt: (place: number) => number | null,
  direction: 1 | -1 = 1,
): Uint32Array {
  const keys = Float64Array.from(places, (place, rank) => {
    const cents = centsAt(place);
    return (cents === null ? noPrice : direction * cents) * maxProducts + rank;
  }).toSorted();
  return Uint32Array.from(keys, (key) => places[modulo(key, maxProducts)] ?? 0);
}

const maxProducts = 2 ** 21;
/** Above every amount that is read. */
const noPrice = 2 ** 31;
const modulo = (key: number, size: number) => ((key % size) + size) % size;

/** Slugs first: an id that equals the slug of another product does not hide it. */
function* placesOf(products: readonly Product[]): Generator<void, CatalogueIndex['placeOf']> {
  const places = new Map<string, number>();
  const keys = [(product: Product) => product.slug, (product: Product) => product.id];
  for (const keyOf of keys) {
    for (const [place, product] of products.entries()) {
      const key = keyOf(product);
      if (key !== undefined && !places.has(key)) places.set(key, place);
      yield;
    }
  }
  return places;
}

/** Items by key, a step for each; of several with the same key the first one counts. */
function* mapFirst<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Generator<void, Map<string, Item>> {
  const map = new Map<string, Item>();
  for (const item of items) {
    if (!map.has(keyOf(item))) map.set(keyOf(item), item);
    yield;
  }
  return map;
}
