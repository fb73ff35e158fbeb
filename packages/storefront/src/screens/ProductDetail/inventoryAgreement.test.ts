import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { answer, readCatalogue } from '../../backend/index.ts';
import { availabilityOf } from '../../catalogue/availability.ts';
import { productFromWire } from '../../catalogue/product.ts';
import { detailsFromWire } from '../../catalogue/details.ts';
import { firstChoice } from '../../catalogue/variants/chooseVariant.ts';
import { staticVariantsOf } from '../../catalogue/variants/findVariants.ts';
import { cardImage } from '../../catalogue/images/chooseImage.ts';
import { categoryNameOf, categorySlugOf, productLink } from '../../catalogue/productLink.ts';
import { pageOffer } from '../../catalogue/offer/offers.ts';
import { productGraph } from './structuredData.ts';

const folder = new URL('../../../../../apps/mock-api/catalogue/', import.meta.url);
const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, folder), 'utf8'));
const seed = {
  products: await read('products.json'),
  product_details: await read('product_details.json'),
};
const { catalogue } = readCatalogue(seed);
if (catalogue === null) throw new Error('The bundled catalogue is unreadable.');
const known = catalogue;
const get = (url: string) => answer(known, { method: 'GET', url }).body;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** What schema.org and Google's merchant listings ask for (developers.google.com/search/docs/appearance/structured-data). */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'description', 'sku', 'url', 'brand'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url', 'availableAtOrFrom'],
  Store: ['name', 'branchCode', 'address', 'telephone'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
};

function expectComplete(value: unknown, where: string) {
  for (const node of nodes(value)) {
    for (const field of required[String(node['@type'])] ?? []) {
      expect(node[field] ?? '', `${where}: ${String(node['@type'])}.${field}`).not.toBe('');
    }
    for (const inner of Object.values(node)) if (isNode(inner)) expectComplete(inner, where);
  }
}

/** The page's product as search engines read it, from the answer of the API. */
function pageOf(slug: string) {
  const path = `/api/product/${encodeURIComponent(slug)}`;
  const { product } = productFromWire(get(path));
  if (product === null) throw new Error(`No product ${slug}`);
  const fixed = staticVariantsOf(slug);
  const variants = fixed.length > 0 ? fixed : detailsFromWire(get(`${path}/details`)).variants;
  const offer = pageOffer(product, variants, firstChoice(variants), null);
  const graph = productGraph({
    id: product.id,
    title: product.groupName ?? product.name,
    description: product.description,
    brandName: product.brandName,
    path: productLink(product),
    image: cardImage(product) ?? undefined,
    category: { name: categoryNameOf(product), slug: categorySlugOf(product) },
    offer,
    availability: availabilityOf(product),
    now: null,
  });
  return { product, priceCents: offer?.cents, graph: nodes(graph['@graph']) };
}

/** 'torino in_stock 12 42.90 EUR' for each shop. */
const offersOf = (page: Node | undefined) =>
  nodes(page?.offers ?? []).map((offer) => {
    const [place] = nodes(offer.availableAtOrFrom);
    const [level] = nodes(offer.inventoryLevel);
    const state = String(offer.availability).endsWith('OutOfStock') ? 'out_of_stock' : 'in_stock';
    return [place?.branchCode, state, level?.value, `${offer.price} ${offer.priceCurrency}`].join(
      ' ',
    );
  });

test('feed, page and API agree for every product, and no required field is missing', () => {
  const rows = String(get('/api/feeds/local-inventory.tsv')).trim().split('\n').slice(1);
  const feed = new Map<string, string[]>();
  for (const row of rows) {
    const [code, id = '', ...rest] = row.split('\t');
    feed.set(id, [...(feed.get(id) ?? []), [code, ...rest].join(' ')]);
  }
  const slugs = known.products.map(({ id, slug }) => String(slug ?? id));
  const counted = slugs.filter((slug) => {
    const { product, priceCents } = pageOf(slug);
    return availabilityOf(product) !== null && priceCents !== undefined;
  });
  expect(slugs.length).toBeGreaterThan(100);
  expect([...feed.keys()].toSorted()).toEqual(counted.toSorted());
  for (const slug of slugs.filter((one) => !feed.has(one))) {
    const shops = nodes(pageOf(slug).graph[0]?.offers ?? []).map(
      (offer) => offer.availableAtOrFrom,
    );
    expect(shops.filter(Boolean), `${slug}, of which no shop tells`).toEqual([]);
  }
  let pictured = 0;
  for (const [slug, lines] of feed) {
    const { product, graph } = pageOf(slug);
    expect(offersOf(graph[0]), `${slug} in the feed`).toEqual(lines);
    expect(
      lines.map((line) => Number(line.split(' ')[2])),
      `${slug} in the feed`,
    ).toEqual(availabilityOf(product)?.lines.map(({ pieces }) => pieces));
    expect(graph.map((node) => node['@type'])).toEqual([
      'Product',
      'BreadcrumbList',
      'Store',
      'Store',
    ]);
    expectComplete(graph, `${slug} in the feed`);
    const image = graph[0]?.image;
    expect(typeof image, `${slug} in the feed`).toBe(
      cardImage(product) === null ? 'undefined' : 'string',
    );
    if (image !== undefined) pictured += 1;
    for (const store of graph.slice(2)) {
      expect(store.geo, `${slug} in the feed`).toMatchObject({ '@type': 'GeoCoordinates' });
      expect(store.openingHoursSpecification, `${slug} in the feed`).not.toEqual([]);
    }
  }
  expect(pictured).toBeGreaterThan(100);
});
