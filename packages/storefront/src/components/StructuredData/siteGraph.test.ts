import { expect, test } from 'vitest';
import { aostaShop, shops } from '../../content/shops.ts';
import { homeGraph, shopsGraph, storeNode } from './siteGraph.ts';

const own = { '2026-12-24': 'Inventario' };

const closedDays = (...days: readonly string[]) =>
  JSON.stringify(storeNode(aostaShop, days, own)).match(/\d{4}-\d\d-\d\d(?=","validThrough)/g);

test('a store has its code, its place and its hours', () => {
  expect(storeNode(aostaShop, [], own)).toMatchObject({
    '@type': 'Store',
    branchCode: 'aosta',
    geo: { '@type': 'GeoCoordinates', latitude: 45.74, longitude: 7.31 },
    openingHoursSpecification: [{ opens: '09:00', closes: '12:30' }, {}, {}, {}],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('the days that a page knows of close it as well, each once', () => {
  expect(closedDays()).toEqual(['2026-12-24']);
  expect(closedDays('2026-12-25', '2026-12-24', '2026-12-08')).toEqual([
    '2026-12-08',
    '2026-12-24',
    '2026-12-25',
  ]);
});

test('each page that names the shops says the same of them', () => {
  const page = { name: 'Negozi', path: '/negozi' };
  const nodes = shops.map((shop) => JSON.stringify(storeNode(shop)));
  for (const graph of [homeGraph(), shopsGraph(page)])
    for (const node of nodes) expect(JSON.stringify(graph)).toContain(node);
});
