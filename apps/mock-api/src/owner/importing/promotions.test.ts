import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answer } from '@vetta/storefront/backend';
import { bundledCatalogue, parseCatalogue } from '../../readCatalogue.ts';
import { mistakeLine } from '../mistakes.ts';
import { exportTables } from '../exporting/exportTables.ts';
import { writeWorkbook } from '../exporting/writeExports.ts';
import { csv } from '../testing/files.ts';
import { ownerDataOf, prepareImport } from './prepareImport.ts';

const before = { catalogue: JSON.stringify({ products: [] }), shop: null };
const options = { images: join(bundledCatalogue, 'images'), now: '2026-11-19T09:00:00.000Z' };
const head =
  'Slug;Nome;Categoria;Gusto;Formato;Prezzo;Prezzo in offerta;Offerta dal;Offerta fino al;Origine';

async function read(...rows: readonly string[]) {
  const { mistakes, after } = await prepareImport(csv(head, ...rows), before, options);
  return { lines: mistakes.map(mistakeLine), text: after?.catalogue ?? null };
}

async function answersOf(text: string | null, day: string) {
  const catalogue = parseCatalogue('catalogue', text ?? '');
  return (url: string): unknown => answer(catalogue, { method: 'GET', url, day }).body;
}

describe('a promotion of the sheet', () => {
  it('is of its row: a product, a size, a flavour', async () => {
    const { text } = await read(
      'uno;Uno;Proteine;;;30;25;20/11/2026;30/11/2026;',
      'due;Due;Proteine;;500 g;20;;;;',
      'due;Due;Proteine;;1 kg;40;15,50;20 novembre 2026;;',
      'tre;Tre;Proteine;Cacao;1 kg;40;35;;2026-11-30;',
      'tre;Tre;Proteine;Menta;1 kg;40;;;;',
    );
    const prices = async (day: string) => {
      const get = await answersOf(text, day);
      const list: unknown = get('/api/products?sortBy=price-asc');
      return Array.isArray(list) ? list.map(({ slug }) => String(slug)) : [];
    };
    // 20,00, 30,00, 40,00 (35,00 with its flavour in promotion).
    expect(await prices('2026-11-19')).toEqual(['due', 'uno', 'tre']);
    const { products, product_details: details } = JSON.parse(text ?? '{}');
    expect(products[0]).toMatchObject({
      promo_price_cents: 2500,
      promo_from: '2026-11-20',
      promo_until: '2026-11-30',
    });
    expect(products[1].sizes).toMatchObject([
      { size: '500 g' },
      { size: '1 kg', promo_price_cents: 1550, promo_from: '2026-11-20' },
    ]);
    expect(products[2].sizes).toMatchObject([{ promo_price_cents: 3500 }]);
    expect(details[0].variants[0]).toMatchObject({ promo_until: '2026-11-30' });
    expect(details[0].variants[1]).not.toHaveProperty('promo_price_cents');
  });

  it('comes out of an export as it went in', async () => {
    const { text } = await read(
      'due;Due;Proteine;;500 g;20;;;;Latte italiano',
      'due;Due;Proteine;;1 kg;40;15,50;20/11/2026;;',
    );
    const files = { catalogue: text ?? '', shop: null };
    const workbook = await writeWorkbook(exportTables(ownerDataOf(files)));
    const again = await prepareImport(workbook, files, options);
    expect(again.mistakes.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(again.changes.products).toEqual([]);
  });

  it.each([
    ['dates that are none', '30;25;domani;;', 'Offerta dal: "domani" non è una data'],
    ['an end before the beginning', '30;25;30/11/2026;20/11/2026;', 'finisce prima di cominciare'],
    ['a price above the regular one', '30;35;;;', 'Prezzo in offerta: "35" è sopra il prezzo'],
    ['days without a price', '30;;20/11/2026;;', 'manca, ma ci sono i giorni dell’offerta'],
  ])('is refused with its place: %s', async (_, cells, message) => {
    const { lines, text } = await read(`uno;Uno;Proteine;;;${cells}`);
    expect(text).toBeNull();
    expect(lines.join('\n')).toContain(message);
  });

  it('as dear as the price is no reduction, and the check says so', async () => {
    const { lines } = await read('uno;Uno;Proteine;;;30;30;;;');
    expect(lines.join('\n')).toContain('sul sito è un prezzo, non uno sconto');
  });
});

it('finds a product by its origin', async () => {
  const { text } = await read(
    'uno;Uno;Proteine;;;30;;;;Latte della Valle d’Aosta',
    'due;Due;Proteine;;;30;;;;',
  );
  const get = await answersOf(text, '2026-11-19');
  expect(get('/api/products?search=latte+valle')).toMatchObject([{ slug: 'uno' }]);
});
