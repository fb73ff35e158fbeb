import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { productFromWire } from '../product.ts';
import { variantsFromWire } from '../variants/normaliseVariant.ts';
import { listMessage } from './listMessage.ts';
import { listRow, receivedRow, storedRow } from './listRow.ts';

const { product } = productFromWire({ id: 1, slug: 'siero', name: 'Siero', price: 2490 });
if (product === null) throw new Error('The product is unreadable.');
const siero = product;
const variants = variantsFromWire([
  { flavor: 'Cacao', size: '1 kg', price_cents: 4290 },
  { flavor: 'Cacao', size: '500 g', price_cents: 2490 },
]);
const favourite = { id: '1', slug: 'siero', name: 'Siero', addedAt: '2026-03-01' };

function row(entry: { flavour?: string; size?: string }) {
  const { flavour, size, price } = receivedRow(siero, variants, { slug: 'siero', ...entry }, null);
  return [flavour, size, price?.cents ?? null];
}

test('a received flavour or size that nobody offers has no price of another', () => {
  expect(row({ flavour: 'Cacao', size: '500 g' })).toEqual(['Cacao', '500 g', 2490]);
  expect(row({})).toEqual(['Cacao', '500 g', 2490]);
  expect(row({ size: '500 g' })).toEqual(['Cacao', '500 g', 2490]);
  expect(row({ size: '500g' })).toEqual(['Cacao', '500 g', 2490]);
  expect(row({ flavour: 'Cacao', size: '9 kg' })).toEqual(['Cacao', '9 kg', null]);
  expect(row({ flavour: 'Menta' })).toEqual(['Menta', '500 g', null]);
});

test('what was chosen stays where the API says nothing', () => {
  const choice = { flavour: 'Cacao', size: '1 kg' };
  expect(storedRow(favourite, choice)).toMatchObject({
    ...choice,
    price: null,
    entry: { slug: 'siero', ...choice },
  });
});

test('a message calls prices today’s only where they are', () => {
  const known = [listRow(siero, variants, {}, null)];
  const head = (rows: typeof known, day?: string) =>
    listMessage(rows, { address: 'https://shop.example/', day }).split('\n')[0];
  const title = `La mia lista da ${company.brand}`;
  expect(head(known, '23 novembre')).toBe(`${title} (prezzi del 23 novembre):`);
  expect(head(known)).toBe(`${title} (prezzi di una copia salvata):`);
  expect(head([storedRow(favourite, {})], '23 novembre')).toBe(`${title}:`);
});

test('a row of a message is one line, and parts no figure from its unit', () => {
  const rows = [{ ...listRow(siero, variants, { size: '500 g' }, null), name: 'Siero\r\n  80' }];
  const message = listMessage(rows, { address: 'https://shop.example/' });
  expect(message.split('\n')[1]).toBe('1. Siero 80, Cacao, 500\u00a0g: 24,90\u00a0€');
});
