import { expect, test } from 'vitest';
import type { ListRow } from './listRow.ts';
import { listStockAge } from './listStockAge.ts';

const now = new Date('2026-11-23T12:00:00+01:00');
const row = (stockUpdatedAt?: string): ListRow => ({
  id: 'x',
  name: 'X',
  href: '/prodotti/proteine/x',
  image: null,
  flavours: [],
  sizes: [],
  price: null,
  stock: { torino: 1, aosta: 0 },
  stockUpdatedAt,
  entry: { slug: 'x' },
});

test.each([
  ['of one day', ['2026-11-23T11:00:00+01:00', '2026-11-23T08:30:00+01:00'], 0, '08:30'],
  ['of two days', ['2026-11-22T23:59:00+01:00', '2026-11-23T00:01:00+01:00'], 1, '23:59'],
])('the oldest counts: %s', (_, moments, daysAgo, time) => {
  expect(
    listStockAge(
      moments.map((moment) => row(moment)),
      now,
    ),
  ).toMatchObject({ daysAgo, time });
});

test.each([
  ['one has no moment', [row('2026-11-23T11:00:00+01:00'), row()]],
  ['one lies in the future', [row('2026-11-23T11:00:00+01:00'), row('2026-11-24T11:00:00+01:00')]],
  ['no stock is known', [{ ...row('2026-11-23T11:00:00+01:00'), stock: undefined }]],
])('nothing is claimed where %s', (_, rows) => {
  expect(listStockAge(rows, now)).toBeNull();
});

test('a product whose stock nobody knows takes nothing from the others', () => {
  const unknown = { ...row(), stock: undefined };
  expect(listStockAge([row('2026-11-20T11:00:00+01:00'), unknown], now)).toMatchObject({
    mustConfirm: true,
  });
});
