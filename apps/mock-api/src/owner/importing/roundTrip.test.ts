import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCatalogueText } from '../../readCatalogue.ts';
import { exportTables } from '../exporting/exportTables.ts';
import { writeCsv, writeWorkbook } from '../exporting/writeExports.ts';
import type { Files } from '../persistence/importStore.ts';
import { csvCell, markText, unmarkText } from '../sheets/csvText.ts';
import { ownerDataOf, prepareImport } from './prepareImport.ts';

const options = { images: '/nowhere', now: '2026-11-23T09:00:00.000Z' };

/** What a workbook and a CSV of these files would make of them. */
async function backAndForth(before: Files): Promise<readonly (Files | null)[]> {
  const tables = exportTables(ownerDataOf(before));
  const csv = Buffer.from(tables.slice(0, 1).map(writeCsv).join(''));
  const results = [await writeWorkbook(tables), csv].map((file) =>
    prepareImport(file, before, options),
  );
  return (await Promise.all(results)).map(({ after }) => after);
}

it('the bundled catalogue comes back byte for byte, as a workbook and as a CSV', async () => {
  const files = { catalogue: await readCatalogueText(undefined), shop: null };
  expect(await backAndForth(files)).toEqual([files, files]);
});

/** Texts that programs change: formulas, numbers, dates, quotes, breaks, spaces, control characters. */
const text = fc.oneof(
  fc.constantFrom(
    '=1+1',
    '+39 011',
    '-5',
    '@a',
    "'apice",
    "''due",
    '007',
    '1/2',
    '1E5',
    '3,50',
    'a;b,"c"',
    'uno\ndue',
    '\r\nx',
    '_x0041_',
    'a\uFFFDb',
    '_xFFFD_',
    '_x\uFFFD005F_',
    '_x0041\uFFFD',
    '_x005F\uFFFDz',
    '_xFFFD\uFFFD',
    '__proto__',
    'constructor',
    '<b>&amp;</b>',
    '＝SOMMA(A1)',
    '12:30',
    'VERO',
    '#N/D',
    '01/05/2026',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const cents = fc.oneof(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom(0, 20_000_000));
const size = fc.constantFrom('500 g', '1 kg', '60 capsule', 'Taglia 42', '2,5kg', '5-mag', '12');
const name = text.map((words) => `P ${words}`);

const product = fc.record(
  {
    id: fc.integer({ min: 1 }),
    name,
    description: text,
    brand_name: text,
    category_slug: fc.constantFrom('proteine', 'alimenti-fit', 'vitamine-minerali-antiossidanti'),
    price: cents,
    sizes: fc.uniqueArray(fc.record({ size, price: cents }), {
      selector: (one) => one.size,
      maxLength: 3,
    }),
    availability: fc.constantFrom(
      [{ storeId: 1, isAvailable: true, stockQuantity: 3 }],
      [{ store_id: '2', stock_quantity: 0 }],
      [{ storeId: 1, isAvailable: true, stockQuantity: 2_000_000 }],
    ),
    is_new: fc.boolean(),
    isNew: fc.boolean(),
    original_price: cents,
    images: fc.constantFrom(
      [{ src: '/images/products/a.webp' }, { src: '/images/products/b.webp' }],
      [],
    ),
    gtin: fc.constantFrom('8001234567897', '0012345678905', '8001234567890', 'ABC', '12'),
    unknown: fc.anything().map(() => ({ kept: true })),
  },
  { requiredKeys: ['name'] },
);
const variant = fc.record({
  flavor: fc.constantFrom('Cacao', 'Vaniglia', '=Fragola'),
  size,
  price_cents: cents,
});
const details = fc.record(
  {
    long_description: text,
    how_to_use: text,
    features: fc.oneof(
      fc.array(text, { maxLength: 3 }),
      fc.record({ ingredienti: text, avvertenze: text }),
    ),
    valori_nutrizionali: fc.constantFrom('Proteine: 80 g', ['**Per 100 g**', 'Sale: 1 g'], {
      per_100g: [{ component: 'Sale', value: '1 g' }],
    }),
    variants: fc.uniqueArray(variant, {
      selector: (one) => `${one.flavor} ${one.size}`,
      maxLength: 4,
    }),
  },
  { requiredKeys: [] },
);
const catalogue = fc
  .array(fc.record({ product, details: maybe(details) }), { minLength: 1, maxLength: 5 })
  .map((items) => ({
    products: items.map((item, place) => ({ ...item.product, slug: `prodotto-${place}` })),
    product_details: items.flatMap((item, place) =>
      item.details === undefined ? [] : [{ ...item.details, slug: `prodotto-${place}` }],
    ),
  }));

it('any catalogue comes back byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, async (json) => {
      const files = { catalogue: JSON.stringify(json), shop: null };
      expect(await backAndForth(files)).toEqual([files, files]);
    }),
    { numRuns: 25 },
  );
});

it('a code that was wrong before may stay, with a warning; a new wrong one may not', async () => {
  const one = { slug: 'uno', name: 'Uno', price: 100, gtin: '8001234567890' };
  const files = { catalogue: JSON.stringify({ products: [one] }), shop: null };
  const importFrom = (gtin: string) =>
    prepareImport(
      Buffer.from(`Slug;Nome;Prezzo;Codice a barre\r\nuno;Uno;1;${gtin}\r\n`),
      files,
      options,
    );
  const kept = await importFrom('8001234567890');
  expect(kept.after).toEqual(files);
  expect(kept.mistakes).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('era già così nel catalogo, e resta') },
  ]);
  expect((await importFrom('8001234567891')).after).toBe(null);
});

it('a cell of a CSV is never a formula, and its mark comes off again', () => {
  fc.assert(
    fc.property(text, (words) => {
      const marked = markText(words);
      expect(unmarkText(marked)).toBe(words);
      expect(/^[=+\-@]/u.test(csvCell(marked).replace(/^"/u, ''))).toBe(false);
    }),
  );
});
