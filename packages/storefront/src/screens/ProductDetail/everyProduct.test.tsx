import { readFile } from 'node:fs/promises';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
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
  const { prelude } = await prerender(
    <MemoryRouter initialEntries={[productLink(product)]}>
      <Providers store={createStorefrontStore()}>
        <DataProvider>
          <ProductPage
            product={{ ...product, variants: staticVariantsOf(product.slug ?? product.id) }}
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

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

test('every bundled product is drawn whole, and the foods have their label', async () => {
  const error = vi.spyOn(console, 'error');
  let foods = 0;
  let labelled = 0;
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
  expect(labelled / foods).toBeGreaterThanOrEqual(0.97);
}, 300_000);

test('a hostile product is rendered as text', async () => {
  const error = vi.spyOn(console, 'error');
  const { product } = productFromWire(hostileProduct);
  if (product === null) throw new Error('The poisoned product is unreadable.');
  const html = await draw(product, hostileDetails);
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(new Set(scripts)).toEqual(new Set(['<script type="application/ld+json">']));
  expect(html).not.toMatch(/<(?:iframe|svg onload|img src="(?:https?:|\/\/|data:|javascript:))/);
  expect(html).not.toMatch(/(?:href|src)="(?:javascript|data|https:\/\/evil)/);
  expect(error).not.toHaveBeenCalled();
}, 60_000);
