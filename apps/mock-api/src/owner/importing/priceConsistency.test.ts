import { answer, detailsFromWire, listedPrice, productFromWire } from '@vetta/storefront/backend';
import { expect, it } from 'vitest';
import { parseCatalogue, readCatalogueText } from '../../readCatalogue.ts';
import { exportTables } from '../exporting/exportTables.ts';
import { writeWorkbook } from '../exporting/writeExports.ts';
import { ownerDataOf, prepareImport } from './prepareImport.ts';

const step = 7;

/** Every amount that a visitor, a search engine or a merchant's feed reads, by its place. */
function collectPrices(text: string): ReadonlyMap<string, number> {
  const catalogue = parseCatalogue('catalogue', text);
  const get = (url: string): unknown => answer(catalogue, { method: 'GET', url }).body;
  const amounts = new Map<string, number>();
  const record = (place: string, cents: number | null | undefined) => {
    if (cents !== null && cents !== undefined && cents > 0) amounts.set(place, cents);
  };
  for (const wire of listOf(get('/api/products'))) {
    const { product } = productFromWire(wire);
    if (product === null) continue;
    const key = product.slug ?? product.id;
    record(`${key} in lists`, listedPrice(product, null));
    const one: unknown = get(`/api/product/${encodeURIComponent(key)}`);
    record(`${key} on its page`, listedPrice(productFromWire(one).product ?? product, null));
    for (const { label, priceCents } of product.sizes) record(`${key}, size ${label}`, priceCents);
    const { variants } = detailsFromWire(get(`/api/product/${encodeURIComponent(key)}/details`));
    for (const { flavour, size, priceCents } of variants) {
      record(`${key}, ${flavour} ${size}`, priceCents);
    }
  }
  for (const [slug, { prices }] of Object.entries(factsOf(get('/api/labels')))) {
    for (const { flavour, size, cents } of prices) {
      record(`${slug}, label of ${flavour} ${size}`, cents);
    }
  }
  for (const line of String(get('/api/feeds/local-inventory.tsv')).split('\n').slice(1)) {
    const [code, id, , , price = ''] = line.split('\t');
    record(`${id} at ${code}`, Math.round(Number.parseFloat(price) * 100));
  }
  return amounts;
}

const listOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : []);

type Facts = Readonly<
  Record<string, { prices: readonly { flavour: string; size: string; cents: number }[] }>
>;
const isFacts = (body: unknown): body is Facts => typeof body === 'object' && body !== null;
const factsOf = (body: unknown): Facts => (isFacts(body) ? body : {});

const changedOf = (text: string) => {
  const catalogue = parseCatalogue('catalogue', text);
  return catalogue.products.filter(({ slug, id }) => {
    const url = `/api/product/${encodeURIComponent(slug ?? String(id))}`;
    const { body } = answer(catalogue, { method: 'GET', url });
    return typeof body === 'object' && body !== null && 'variants_changed' in body;
  });
};

it('a price changed in the sheet is shown everywhere, and the old one nowhere', async () => {
  const before = { catalogue: await readCatalogueText(undefined), shop: null };
  const raised = exportTables(ownerDataOf(before))
    .filter(({ title }) => title === 'Prodotti')
    .map((table) => {
      const at = table.columns.findIndex(({ title }) => title === 'Prezzo (euro)');
      const rows = table.rows.map((cells) =>
        cells.map((cell, place) =>
          place === at &&
          cell !== null &&
          typeof cell === 'object' &&
          'cents' in cell &&
          cell.cents > 0
            ? { cents: cell.cents + step }
            : cell,
        ),
      );
      return { ...table, rows };
    });
  const options = { images: '/nowhere', now: '2026-11-23T09:00:00.000Z' };
  const { after } = await prepareImport(await writeWorkbook(raised), before, options);
  if (after === null) throw new Error('The workbook was refused.');
  const oldPrices = collectPrices(before.catalogue);
  const newPrices = collectPrices(after.catalogue);
  expect(oldPrices.size).toBeGreaterThan(700);
  const unchanged = [...oldPrices].filter(
    ([place, cents]) => newPrices.get(place) !== cents + step,
  );
  expect(unchanged).toEqual([]);
  // The page's own lists of variants are those of the bundled prices alone.
  expect(changedOf(before.catalogue)).toEqual([]);
  expect(changedOf(after.catalogue)).toHaveLength(52);
});
