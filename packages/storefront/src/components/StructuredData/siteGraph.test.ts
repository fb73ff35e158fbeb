import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { aostaShop } from '../../content/shops.ts';
import { pageGraph } from './breadcrumbs.ts';
import { homeGraph, shopsGraph } from './siteGraph.ts';

const typesOf = (graph: ReturnType<typeof homeGraph>) =>
  graph['@graph'].map((thing) => (typeof thing === 'object' ? thing['@type'] : thing));

test('the home page tells of the site and of two shops', () => {
  expect(typesOf(homeGraph())).toEqual(['WebSite', 'LocalBusiness', 'LocalBusiness']);
});

/** As schema.org names them; 0 is Sunday. */
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

test('a shop has its address, its place on the map and its hours', () => {
  expect(homeGraph()['@graph'][2]).toMatchObject({
    name: `${company.brand}, Sede di Aosta`,
    telephone: aostaShop.phone,
    address: {
      streetAddress: 'Corso Saint-Martin-de-Corléans 55',
      addressLocality: 'Aosta',
      addressCountry: 'IT',
    },
    geo: { latitude: 45.74, longitude: 7.31 },
    openingHoursSpecification: aostaShop.openingHours.map(({ days, opens, closes }) => ({
      dayOfWeek: days.map((day) => dayNames[day]),
      opens,
      closes,
    })),
  });
});

test('a page stands below the home page, by absolute addresses', () => {
  expect(pageGraph({ name: 'Galleria', path: '/galleria' })['@graph'][0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${company.siteUrl}/` },
      { position: 2, name: 'Galleria', item: `${company.siteUrl}/galleria` },
    ],
  });
});

test('the shops page has both shops and its own place', () => {
  const graph = shopsGraph({ name: 'Negozi', path: '/negozi' });
  expect(typesOf(graph)).toEqual(['LocalBusiness', 'LocalBusiness', 'BreadcrumbList']);
});
