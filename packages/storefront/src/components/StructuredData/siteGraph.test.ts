import { expect, test } from 'vitest';
import { aostaShop } from '../../content/shops.ts';
import { pageGraph } from './breadcrumbs.ts';
import { homeGraph, shopsGraph } from './siteGraph.ts';

const typesOf = (graph: ReturnType<typeof homeGraph>) =>
  graph['@graph'].map((thing) => (typeof thing === 'object' ? thing['@type'] : thing));

test('the home page tells of the site and of two shops', () => {
  expect(typesOf(homeGraph())).toEqual(['WebSite', 'LocalBusiness', 'LocalBusiness']);
});

test('a shop has its address, its place on the map and its hours', () => {
  expect(homeGraph()['@graph'][2]).toMatchObject({
    name: 'Vetta Nutrition, Sede di Aosta',
    telephone: aostaShop.phone,
    address: {
      streetAddress: 'Corso Saint-Martin-de-Corléans 55',
      addressLocality: 'Aosta',
      addressCountry: 'IT',
    },
    geo: { latitude: 45.74, longitude: 7.31 },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '12:30',
      },
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '15:00',
        closes: '19:30',
      },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:30' },
      { dayOfWeek: ['Saturday'], opens: '15:00', closes: '19:00' },
    ],
  });
});

test('a page stands below the home page, by absolute addresses', () => {
  expect(pageGraph({ name: 'Galleria', path: '/galleria' })['@graph'][0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://www.vettanutrition.example/' },
      { position: 2, name: 'Galleria', item: 'https://www.vettanutrition.example/galleria' },
    ],
  });
});

test('the shops page has both shops and its own place', () => {
  const graph = shopsGraph({ name: 'Negozi', path: '/negozi' });
  expect(typesOf(graph)).toEqual(['LocalBusiness', 'LocalBusiness', 'BreadcrumbList']);
});
