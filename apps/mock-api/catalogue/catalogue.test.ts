import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Catalogue, staticVariants } from '@vetta/storefront/backend';
import { parseCatalogue, readCatalogueText } from '../src/readCatalogue.ts';

const catalogue = parseCatalogue('the bundled catalogue', await readCatalogueText(undefined));
const { products, product_details: details, product_groups: groups, brands } = catalogue;
type Product = Catalogue['products'][number];

const slugs = new Set(products.flatMap(({ slug }) => slug ?? []));
const detailsBySlug = new Map(details.map((entry) => [entry.slug, entry]));
const imageFolder = new URL('./images/', import.meta.url);

const picturesOf = ({ images, primaryImage, image_url }: Product) =>
  [...(images ?? []).map(({ src }) => src), primaryImage, image_url].flatMap((src) => src ?? []);
const picturesOfDetails = details.flatMap(({ variants }) =>
  (variants ?? []).flatMap(({ image_url }) => image_url || []),
);
const picturesOfStaticVariants = Object.values(staticVariants).flatMap((variants) =>
  variants.flatMap(({ image }) => image || []),
);
const cheapest = ({ sizes }: Product) =>
  Math.min(...(sizes ?? []).flatMap(({ price }) => (price ? [price] : [])));
const stockOf = ({ availability }: Product) => (availability ?? []).map((line) => line.isAvailable);

describe('the bundled products', () => {
  it.each([
    [1, 'proteine', 18],
    [2, 'aminoacidi-e-creatina', 15],
    [3, 'alimenti-fit', 14],
    [4, 'supplementi', 18],
    [5, 'dimagranti', 9],
    [6, 'merchandising-e-cosmetici', 8],
    [7, 'pre-workout-energetici', 10],
  ])('number category %i (%s) at least %i', (id, _slug, least) => {
    const inCategory = products.filter(({ category_id }) => category_id === id);
    expect(inCategory.length).toBeGreaterThanOrEqual(least);
  });

  it('come from at least twelve brands, each of them listed', () => {
    const known = new Set(brands.map(({ name }) => name));
    const named = products.flatMap((product) => product.brand_name ?? product.brandName ?? []);
    expect(known.size).toBeGreaterThanOrEqual(12);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each([
    'premier-whey-80',
    'iso-soya',
    'perfect-mass',
    'cla-1000-why-sport',
    'aminoacidi-essenziali',
    'eaa-pro',
    'aminoacidi-plus',
    'citrulline-malate',
    'fat-burner-stack',
  ])('include %s, which the shop treats by name', (slug) => {
    expect(slugs).toContain(slug);
  });

  it('have ids and slugs of their own', () => {
    expect(new Set(products.map(({ id }) => String(id))).size).toBe(products.length);
    expect(slugs.size).toBe(products.filter(({ slug }) => slug).length);
  });

  it('cost from 1.80 to 134.90 euro', () => {
    const prices = products.map(cheapest).filter(Number.isFinite);
    expect(Math.min(...prices)).toBe(180);
    expect(Math.max(...prices)).toBe(13490);
  });

  it('were dearer before where they are reduced', () => {
    const wrong = products.filter((product) => {
      const { originalPrice } = product;
      return typeof originalPrice === 'number' && originalPrice <= cheapest(product);
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('are sold out here and there: in one shop, in both', () => {
    const stocks = products.map(stockOf).filter(({ length }) => length === 2);
    expect(stocks.some(([torino, aosta]) => torino && !aosta)).toBe(true);
    expect(stocks.some(([torino, aosta]) => !torino && aosta)).toBe(true);
    expect(stocks.some(([torino, aosta]) => !torino && !aosta)).toBe(true);
    expect(stocks.some(([torino, aosta]) => torino && aosta)).toBe(true);
  });

  it.each<[string, (product: Product) => boolean]>([
    ['price', (product) => cheapest(product) === Infinity],
    ['description', ({ description }) => !description],
    ['picture', (product) => picturesOf(product).length === 0],
    ['slug', ({ slug }) => !slug],
    ['brand', (product) => !product.brand_name && !product.brandName && !product.brand],
    ['stock', ({ availability }) => !availability],
  ])('lack a %s now and then, as a real export does', (_what, lacks) => {
    expect(products.some(lacks)).toBe(true);
  });

  it.each<[string, (product: Product) => unknown]>([
    ['brand', ({ brand }) => brand],
    ['brandName', ({ brandName }) => brandName],
    ['categoryName', ({ categoryName }) => categoryName],
    ['categorySlug', ({ categorySlug }) => categorySlug],
    ['basePrice', ({ basePrice }) => basePrice],
    ['minPriceCents', ({ minPriceCents }) => minPriceCents],
  ])('spell %s the old way now and then', (_field, read) => {
    expect(products.some((product) => Boolean(read(product)))).toBe(true);
  });
});

describe('the bundled pictures', () => {
  it('exist', () => {
    const shown = [...products.flatMap(picturesOf), ...picturesOfStaticVariants];
    expect(shown.filter((src) => !isBundled(src))).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set([
      ...products.flatMap(picturesOf),
      ...picturesOfStaticVariants,
      ...picturesOfDetails,
      // The size overrides of the storefront (docs/rules.md#size-specific-images).
      '/images/products/citrulline-malate-175g.webp',
      '/images/products/citrulline-malate-capsule.webp',
    ]);
    const unused = readdirSync(imageFolder).filter((name) => !used.has(`/images/products/${name}`));
    expect(unused).toEqual([]);
  });
});

describe('the bundled details', () => {
  it('belong to a product, by its slug or, where it has none, its id', () => {
    const ids = products.flatMap(({ id, slug }) => (slug ? [] : [String(id)]));
    const known = new Set([...slugs, ...ids]);
    expect(details.map(({ slug }) => slug).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('show pictures that exist', () => {
    expect(picturesOfDetails.filter((src) => !isBundled(src))).toEqual([]);
  });

  it('agree with the static variants on every price and picture', () => {
    const differing = Object.entries(staticVariants).flatMap(([slug, variants]) =>
      variants.flatMap(({ flavor, size, price, image }) => {
        const served = detailsBySlug
          .get(slug)
          ?.variants?.find((v) => v.size === size && [flavor, size].includes(v.flavor ?? ''));
        const agrees =
          served?.price_cents === Math.round(price * 100) && served.image_url === image;
        return agrees ? [] : [`${slug} ${flavor} ${size}`];
      }),
    );
    expect(differing).toEqual([]);
  });
});

describe('the bundled groups', () => {
  it('stand in three categories or more', () => {
    expect(new Set(groups.map(({ category_slug }) => category_slug)).size).toBeGreaterThan(2);
  });

  it('list variants as JSON text, each of a bundled product', () => {
    const lists = groups.map(({ variants }): { slug: string }[] => JSON.parse(variants ?? ''));
    expect(lists.map(({ length }) => length)).toEqual(groups.map((group) => group.variant_count));
    expect(lists.flat().filter(({ slug }) => !slugs.has(slug))).toEqual([]);
  });
});

function isBundled(src: string): boolean {
  return existsSync(new URL(src.replace('/images/products/', ''), imageFolder));
}
