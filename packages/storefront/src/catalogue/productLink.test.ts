import { expect, test } from 'vitest';
import { matchPath } from '../paths.ts';
import { categoryNameOf, productLink } from './productLink.ts';

test.each([
  [
    'the slug',
    { id: '7', slug: 'iso-soya', categorySlug: 'supplementi' },
    '/prodotti/supplementi/iso-soya',
  ],
  [
    'the id when there is no slug',
    { id: '7', categorySlug: 'supplementi' },
    '/prodotti/supplementi/7',
  ],
  ['proteine when there is no category', { id: '7', slug: 'a' }, '/prodotti/proteine/a'],
  [
    'proteine when the site has no such category',
    { id: '7', slug: 'a', categorySlug: 'pippo' },
    '/prodotti/proteine/a',
  ],
  [
    'the current slug of a legacy category',
    { id: '7', slug: 'a', categorySlug: 'pre-workout' },
    '/prodotti/dimagranti/a',
  ],
  [
    'the id where the slug is a page of its own',
    { id: '7', slug: 'varianti' },
    '/prodotti/proteine/7',
  ],
  ['an encoded slug', { id: '7', slug: 'a/b' }, '/prodotti/proteine/a%2Fb'],
])('a card links to %s', (_, product, href) => {
  expect(productLink(product)).toBe(href);
  expect(matchPath(href)).toMatchObject({ kind: 'screen', screen: 'product' });
});

test('the category is named as the product names it, else as the site does', () => {
  expect(categoryNameOf({ categoryName: 'Integratori', categorySlug: 'supplementi' })).toBe(
    'Integratori',
  );
  expect(categoryNameOf({ categorySlug: 'pre-workout-energetici' })).toBe('Pre-workout/Energetici');
  expect(categoryNameOf({})).toBe('Proteine');
});
