import { readCatalogue } from '@vetta/storefront/backend';
import { describe, expect, it } from 'vitest';
import { canBeFile, robots, sitemap, sitePages } from './sitePages.ts';

function pagesOf(...products: readonly object[]) {
  const { catalogue } = readCatalogue({ products });
  if (catalogue === null) throw new Error('the test’s catalogue does not fit');
  return sitePages(catalogue);
}

describe('sitePages', () => {
  it('has every route of the table', () => {
    const { paths } = pagesOf();
    expect(paths).toHaveLength(9 + 7 * 2);
    expect(paths).toContain('/');
    expect(paths).toContain('/cookie-policy');
    expect(paths).toContain('/prodotti/merchandising-e-cosmetici');
    expect(paths).toContain('/prodotti/pre-workout-energetici/varianti');
  });

  it('has each product at its one address, whatever it is asked for by', () => {
    const { paths, products } = pagesOf(
      { id: 1, name: 'Uno', slug: 'uno', category_slug: 'aminoacidi' },
      { id: 2, name: 'Senza slug', category_slug: 'proteine' },
      { id: 3, name: 'Senza categoria', slug: 'tre' },
    );
    expect(paths.slice(23)).toEqual([
      '/prodotti/aminoacidi-e-creatina/uno',
      '/prodotti/proteine/tre',
      '/prodotti/proteine/2',
    ]);
    expect(Object.fromEntries(products)).toEqual({
      uno: '/prodotti/aminoacidi-e-creatina/uno',
      '1': '/prodotti/aminoacidi-e-creatina/uno',
      '2': '/prodotti/proteine/2',
      tre: '/prodotti/proteine/tre',
      '3': '/prodotti/proteine/tre',
    });
  });

  it('gives a name that two products claim to the first, a slug before an id', () => {
    const { products } = pagesOf(
      { id: 'due', name: 'Uno', slug: 'uno', category_slug: 'proteine' },
      { id: 2, name: 'Due', slug: 'due', category_slug: 'supplementi' },
      { id: 3, name: 'Doppio', slug: 'uno', category_slug: 'dimagranti' },
    );
    expect(products.get('due')).toBe('/prodotti/supplementi/due');
    expect(products.get('uno')).toBe('/prodotti/proteine/uno');
  });
});

describe('canBeFile', () => {
  const proteine = '/prodotti/proteine/';
  it.each([
    ['/', true],
    [`${proteine}siero-100`, true],
    [`${proteine}${'a'.repeat(120)}`, true],
    [`${proteine}${'a'.repeat(121)}`, false],
    [`${proteine}${'a'.repeat(300)}`, false],
    [`${proteine}caff%C3%A8`, false],
  ])('%s: %s', (path, expected) => {
    expect(canBeFile(path)).toBe(expected);
  });
});

describe('sitemap', () => {
  it('lists full addresses, escaped', () => {
    expect(sitemap('https://www.vetta.example', ['/', '/prodotti/proteine/a&b'])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '  <url><loc>https://www.vetta.example/</loc></url>\n' +
        '  <url><loc>https://www.vetta.example/prodotti/proteine/a&amp;b</loc></url>\n' +
        '</urlset>\n',
    );
  });

  it('is named in robots.txt', () => {
    expect(robots('https://www.vetta.example')).toContain(
      'Sitemap: https://www.vetta.example/sitemap.xml\n',
    );
  });
});
