import { expect, test } from 'vitest';
import { aostaShop, shops } from '../../content/shops.ts';
import { homeGraph, shopsGraph, storeNode } from './siteGraph.ts';

const own = { '2026-12-24': 'Inventario' };

const closedDays = (now: Date | null) =>
  JSON.stringify(storeNode(aostaShop, now, own)).match(/\d{4}-\d\d-\d\d(?=","validThrough)/g);

test('a store has its code, its place and its hours', () => {
  expect(storeNode(aostaShop, null, own)).toMatchObject({
    '@type': 'Store',
    branchCode: 'aosta',
    geo: { '@type': 'GeoCoordinates', latitude: 45.74, longitude: 7.31 },
    openingHoursSpecification: [{ opens: '09:00', closes: '12:30' }, {}, {}, {}],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('holidays ahead close it as well, as far as somebody knows the day', () => {
  expect(closedDays(null)).toEqual(['2026-12-24']);
  expect(closedDays(new Date('2026-12-08T10:00:00+01:00'))).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2027-01-01',
  ]);
});

test('each page that names the shops says the same of them', () => {
  const now = new Date('2026-12-08T10:00:00+01:00');
  const page = { name: 'Negozi', path: '/negozi' };
  const nodes = shops.map((shop) => JSON.stringify(storeNode(shop, now)));
  for (const graph of [homeGraph(now), shopsGraph(page, now)])
    for (const node of nodes) expect(JSON.stringify(graph)).toContain(node);
});
