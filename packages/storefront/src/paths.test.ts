import { expect, test } from 'vitest';
import { currentCategorySlug, matchPath, paths, redirects, unmatchedLinks } from './paths.ts';

test.each([
  ['/', 'home', {}],
  ['/chi-siamo', 'about', {}],
  ['/negozi', 'shops', {}],
  ['/galleria', 'gallery', {}],
  ['/contatti', 'contacts', {}],
  ['/preferiti', 'favourites', {}],
  ['/privacy-policy', 'privacy', {}],
  ['/cookie-policy', 'cookies', {}],
  ['/prodotti', 'catalogue', {}],
  ['/prodotti/proteine', 'category', { category: 'proteine' }],
  ['/prodotti/proteine/varianti', 'groupedVariants', { category: 'proteine' }],
  ['/prodotti/proteine/iso-soya', 'product', { category: 'proteine', slug: 'iso-soya' }],
  ['/prodotti/proteine/a%2Fb%20c', 'product', { category: 'proteine', slug: 'a/b c' }],
])('%s is a screen', (pathname, screen, params) => {
  expect(matchPath(pathname)).toEqual({ kind: 'screen', screen, params });
});

test.each([
  ['/prodotti/aminoacidi', '/prodotti/aminoacidi-e-creatina'],
  ['/prodotti/vitamine-minerali-antiossidanti', '/prodotti/supplementi'],
  ['/prodotti/pre-workout', '/prodotti/dimagranti'],
  ['/prodotti/energetici', '/prodotti/pre-workout-energetici'],
  ['/prodotti/accessori-e-merchandising', '/prodotti/merchandising-e-cosmetici'],
  ['/prodotti/aminoacidi/varianti', '/prodotti/aminoacidi-e-creatina/varianti'],
  ['/prodotti/aminoacidi/eaa%20pro', '/prodotti/aminoacidi-e-creatina/eaa%20pro'],
  ['/categorie', '/prodotti'],
  ['/products', '/prodotti'],
  ['/products/proteine', '/prodotti/proteine'],
  ['/products/energetici', '/prodotti/pre-workout-energetici'],
  ['/prodotti/', '/prodotti'],
  ['/prodotti/proteine/iso-soya/', '/prodotti/proteine/iso-soya'],
  ['/prodotti/aminoacidi/', '/prodotti/aminoacidi-e-creatina'],
])('%s redirects to %s in one step', (pathname, to) => {
  expect(matchPath(pathname)).toEqual({ kind: 'redirect', to });
  expect(matchPath(to).kind).toBe('screen');
});

test('/product/{slug} asks the data for the canonical page', () => {
  expect(matchPath('/product/iso-soya')).toEqual({ kind: 'redirectToProduct', slug: 'iso-soya' });
});

test.each([
  '/x',
  '//evil.example/',
  '/prodotti//',
  '/prodotti/%E0%A4%A',
  '/prodotti/..',
  '/prodotti/proteine/%2e%2e',
  '/prodotti/a/b/c',
  '',
  'prodotti',
])('%j leads nowhere', (pathname) => {
  expect(matchPath(pathname)).toEqual({ kind: 'notFound' });
});

test('names of Object.prototype are no legacy slugs', () => {
  expect(currentCategorySlug('constructor')).toBe('constructor');
  expect(currentCategorySlug('__proto__')).toBe('__proto__');
});

test('recorded links keep their recorded address', () => {
  expect(unmatchedLinks.categories).toBe('/categorie');
  expect(unmatchedLinks.products).toBe('/products');
  expect(unmatchedLinks.productsOf('proteine')).toBe('/products/proteine');
  expect(unmatchedLinks.product('iso-soya')).toBe('/product/iso-soya');
});

test('slugs are encoded on the way into an address', () => {
  expect(paths.product('proteine', 'a/b?c#d')).toBe('/prodotti/proteine/a%2Fb%3Fc%23d');
  expect(paths.category('"><script>')).toBe('/prodotti/%22%3E%3Cscript%3E');
});

test('the table holds the four recorded links and five slugs with their sub-paths', () => {
  expect(redirects).toHaveLength(4 + 5 * 3);
});
