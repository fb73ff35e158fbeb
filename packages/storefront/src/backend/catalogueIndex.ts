import type { SortBy } from '../catalogue/filterOptions.ts';
import { foldText, slugOf } from '../catalogue/foldText.ts';
import { compareProducts, italianCollator, type ListedProduct } from '../catalogue/listing.ts';
import { choosePrice } from '../catalogue/price.ts';
import { type Product, productFromWire } from '../catalogue/product.ts';
import { categories as shopCategories } from '../content/categories.ts';
import { currentCategorySlug } from '../paths.ts';
import type { Catalogue } from './catalogue.ts';
import { mapFirst } from './mapFirst.ts';
import { buildSearchIndex, type SearchIndex } from './search.ts';
import { searchTexts } from './searchTexts.ts';

type Wire<Key extends keyof Catalogue> = Catalogue[Key][number];

/** Everything that answers are made of, worked out once per catalogue. */
export type CatalogueIndex = {
  /** The products as they came, at the same places as `listed`. */
  products: readonly Wire<'products'>[];
  listed: readonly ListedProduct[];
  /** The places of all products in each order. */
  orders: Readonly<Record<SortBy, readonly number[]>>;
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

const indexes = new WeakMap<Catalogue, CatalogueIndex>();

/** The index of a catalogue, which is never changed in place: a new one is a new object. */
export function indexOf(catalogue: Catalogue): CatalogueIndex {
  const known = indexes.get(catalogue);
  if (known !== undefined) return known;
  const index = buildIndex(catalogue);
  indexes.set(catalogue, index);
  return index;
}

function buildIndex(catalogue: Catalogue): CatalogueIndex {
  const entries = catalogue.products.flatMap((wire) => {
    const { product } = productFromWire(wire);
    return product === null ? [] : [{ wire, product }];
  });
  const readProducts = entries.map(({ product }) => product);
  const brands = brandsOf(catalogue, readProducts);
  const brandSlugs = new Map(brands.map(({ name, slug }) => [foldText(name), slug]));
  const listed = readProducts.map((product) => ({
    id: product.id,
    name: product.name,
    categorySlug: product.categorySlug,
    brandSlug: brandSlugs.get(foldText(product.brandName ?? '')),
    cents: choosePrice(product),
  }));
  const detailsOf = mapFirst(catalogue.product_details, ({ slug }) => slug);
  const categories = catalogue.categories.length > 0 ? catalogue.categories : shopCategories;

  return {
    products: entries.map(({ wire }) => wire),
    listed,
    orders: ordersOf(listed),
    search: buildSearchIndex(searchTexts(catalogue, readProducts, detailsOf)),
    placeOf: placesOf(readProducts),
    detailsOf,
    groupsOf: groupsByCategory(catalogue),
    brands,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    knownCategories: new Set([...categories, ...shopCategories].map(({ slug }) => slug)),
  };
}

/** The brands of the file, and those that only products name. */
function brandsOf(catalogue: Catalogue, products: readonly Product[]) {
  const bySlug = mapFirst(
    catalogue.brands.map(({ slug, name }) => ({ slug, name })),
    ({ name }) => foldText(name),
  );
  for (const { brandName } of products) {
    const key = foldText(brandName ?? '');
    if (brandName !== undefined && !bySlug.has(key)) {
      bySlug.set(key, { slug: slugOf(brandName), name: brandName });
    }
  }
  return [...bySlug.values()].toSorted((a, b) => italianCollator.compare(a.name, b.name));
}

function groupsByCategory(catalogue: Catalogue): CatalogueIndex['groupsOf'] {
  const groups = new Map<string, Wire<'product_groups'>[]>();
  for (const group of catalogue.product_groups) {
    const category = currentCategorySlug(group.category_slug.trim());
    groups.set(category, [...(groups.get(category) ?? []), group]);
  }
  return groups;
}

function ordersOf(listed: readonly ListedProduct[]): CatalogueIndex['orders'] {
  const inOrder = (sortBy: SortBy) => {
    const compare = compareProducts(sortBy);
    return listed
      .map((product, place) => ({ product, place }))
      .toSorted((a, b) => compare(a.product, b.product))
      .map(({ place }) => place);
  };
  return {
    name: inOrder('name'),
    'name-desc': inOrder('name-desc'),
    'price-desc': inOrder('price-desc'),
    'price-asc': inOrder('price-asc'),
  };
}

/** Slugs first: an id that equals the slug of another product does not hide it. */
function placesOf(products: readonly Product[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const keys = [(product: Product) => product.slug, (product: Product) => product.id];
  for (const keyOf of keys) {
    for (const [place, product] of products.entries()) {
      const key = keyOf(product);
      if (key !== undefined && !places.has(key)) places.set(key, place);
    }
  }
  return places;
}
