import { readFile } from 'node:fs/promises';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { answer, readCatalogue } from '../../backend/index.ts';
import { detailsFromWire } from '../../catalogue/details.ts';
import { isEdible } from '../../catalogue/detailTabs.ts';
import { type Product, productFromWire } from '../../catalogue/product.ts';
import { productLink } from '../../catalogue/productLink.ts';
import { staticVariantsOf } from '../../catalogue/variants/findVariants.ts';
import { DataProvider } from '../../data/DataProvider.tsx';
import { Providers } from '../../frame/Providers.tsx';
import { createStorefrontStore } from '../../state/store.ts';
import { ProductPage } from './ProductPage.tsx';
import { hostileDetails, hostileProduct } from './stories/hostileProduct.ts';

/** The bundled shop, as the build reads it. */
const catalogue = new URL('../../../../../apps/mock-api/catalogue/', import.meta.url);
const read = async (file: string): Promise<unknown[]> =>
  JSON.parse(await readFile(new URL(file, catalogue), 'utf8'));
const wireProducts = await read('products.json');
const wireDetails = new Map(
  (await read('product_details.json')).map((wire) => [Object(wire).slug, wire]),
);

/** The page as the build draws it: no browser, no effect, everything waited for. */
async function draw(product: Product, details: unknown): Promise<string> {
  const fixed = staticVariantsOf(product.slug ?? product.id);
  const { prelude } = await prerender(
    <MemoryRouter initialEntries={[productLink(product)]}>
      <Providers store={createStorefrontStore()}>
        <DataProvider>
          <ProductPage
            product={fixed.length === 0 ? product : { ...product, variants: fixed }}
            details={detailsFromWire(details)}
            detailsStatus="ready"
          />
        </DataProvider>
      </Providers>
    </MemoryRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** The feed's lines of each product: 'torino in_stock 12 42.90 EUR'. */
function readFeed(): Map<string, string[]> {
  const shop = readCatalogue({
    products: wireProducts,
    product_details: [...wireDetails.values()],
  });
  if (shop.catalogue === null) throw new Error('The bundled catalogue is unreadable.');
  const { body } = answer(shop.catalogue, { method: 'GET', url: '/api/feeds/local-inventory.tsv' });
  const lines = new Map<string, string[]>();
  for (const row of String(body).trim().split('\n').slice(1)) {
    const [code, id = '', ...rest] = row.split('\t');
    lines.set(id, [...(lines.get(id) ?? []), [code, ...rest].join(' ')]);
  }
  return lines;
}

const offerSchema = v.object({
  price: v.string(),
  priceCurrency: v.string(),
  availability: v.string(),
  inventoryLevel: v.object({ value: v.number() }),
  availableAtOrFrom: v.object({ branchCode: v.string() }),
});
const graphSchema = v.object({
  '@graph': v.array(v.looseObject({ offers: v.optional(v.array(v.unknown())) })),
});

/** The same of a drawn page, as search engines read it; an offer that names no shop is left out. */
function offersIn(html: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks
    .map(([, text = '']) => v.safeParse(graphSchema, JSON.parse(text)))
    .flatMap(({ success, output }) => (success ? output['@graph'] : []))
    .flatMap(({ offers }) => offers ?? [])
    .map((offer) => v.safeParse(offerSchema, offer))
    .flatMap(({ success, output }) => (success ? output : []))
    .map(({ price, priceCurrency, availability, inventoryLevel, availableAtOrFrom }) => {
      const state = availability.endsWith('OutOfStock') ? 'out_of_stock' : 'in_stock';
      const { branchCode } = availableAtOrFrom;
      return `${branchCode} ${state} ${inventoryLevel.value} ${price} ${priceCurrency}`;
    });
}

/** '42.90', '94.90' */
const shownPrices = (html: string) =>
  [...html.replace(/<[^>]*>/g, '').matchAll(/(\d+),(\d\d)\u00a0€/g)].map(
    ([, euro, cents]) => `${euro}.${cents}`,
  );

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

test('every bundled product is drawn whole, as the feed has it, and the foods have their label', async () => {
  const error = vi.spyOn(console, 'error');
  let foods = 0;
  let labelled = 0;
  const offered = new Map<string, string[]>();
  for (const wire of wireProducts) {
    const { product } = productFromWire(wire);
    if (product === null) throw new Error(`Unreadable: ${JSON.stringify(wire).slice(0, 80)}`);
    const html = await draw(product, wireDetails.get(product.slug ?? product.id));
    const edible = isEdible(product);
    const name = product.slug ?? product.id;

    expect(count(html, /<h1\b/g), `${name}: headings`).toBe(1);
    expect(count(html, /role="tabpanel"/g), `${name}: panels`).toBe(edible ? 4 : 2);
    expect(html, `${name}: style attributes`).not.toMatch(/\sstyle="/);
    expect(html, `${name}: waiting`).not.toContain('Caricamento...</output>');
    const offers = offersIn(html);
    if (offers.length > 0) offered.set(name, offers);
    expect(
      offers.every((offer) => shownPrices(html).includes(offer.split(' ')[3] ?? '')),
      `${name}: price`,
    ).toBe(true);
    const isLabelled = html.includes('<table');
    // Before the label stands the technical grid (docs/rules.md#nutrition-source-order).
    const hasGrid = html.includes('Caratteristiche tecniche');
    const isSaid = html.includes('Valori nutrizionali non disponibili');
    expect(!edible || isLabelled || hasGrid || isSaid, `${name}: label or fallback`).toBe(true);
    foods += edible ? 1 : 0;
    labelled += edible && isLabelled ? 1 : 0;
  }
  expect(error).not.toHaveBeenCalled();
  expect(foods).toBeGreaterThan(90);
  // A page without a price, or of whose stock nobody tells, offers nothing in a shop.
  expect(offered).toEqual(readFeed());
  expect(labelled / foods).toBeGreaterThanOrEqual(0.97);
}, 300_000);

test('a hostile product is rendered as text', async () => {
  const error = vi.spyOn(console, 'error');
  const { product } = productFromWire(hostileProduct);
  if (product === null) throw new Error('The hostile product is unreadable.');
  const html = await draw(product, hostileDetails);
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(new Set(scripts)).toEqual(new Set(['<script type="application/ld+json">']));
  expect(html).not.toMatch(/<(?:iframe|svg onload|img src="(?:https?:|\/\/|data:|javascript:))/);
  expect(html).not.toMatch(/(?:href|src)="(?:javascript|data|https:\/\/evil)/);
  expect(error).not.toHaveBeenCalled();
}, 60_000);
