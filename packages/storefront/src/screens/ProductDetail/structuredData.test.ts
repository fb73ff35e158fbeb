import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { availabilityOf } from '../../catalogue/availability.ts';
import { productGraph, type ProductFacts } from './structuredData.ts';

const facts: ProductFacts = {
  id: '1035',
  title: 'Whey Isolate',
  description: 'Proteine isolate del siero di latte.',
  brandName: 'Serac',
  path: '/prodotti/proteine/whey-isolate',
  category: { name: 'Proteine', slug: 'proteine' },
  image: '/images/products/whey-isolate.webp',
  offer: { flavour: '', size: '', cents: 3740, regularCents: 3740 },
  now: null,
  availability: availabilityOf({
    availability: [
      { storeId: '1', isAvailable: true, stockQuantity: 12 },
      { storeId: '2', isAvailable: false, stockQuantity: 3 },
    ],
  }),
};

test('a product has name, picture, brand and an offer for each shop', () => {
  const [product] = productGraph(facts)['@graph'];
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Whey Isolate',
    description: 'Proteine isolate del siero di latte.',
    image: `${company.siteUrl}/images/products/whey-isolate.webp`,
    sku: '1035',
    brand: { '@type': 'Brand', name: 'Serac' },
    offers: [
      {
        '@type': 'Offer',
        price: '37.40',
        priceCurrency: 'EUR',
        url: `${company.siteUrl}/prodotti/proteine/whey-isolate`,
        availability: 'https://schema.org/InStoreOnly',
        inventoryLevel: { value: 12 },
        availableAtOrFrom: {
          branchCode: 'torino',
          address: { addressLocality: 'Buttigliera Alta' },
        },
      },
      {
        '@type': 'Offer',
        availability: 'https://schema.org/OutOfStock',
        inventoryLevel: { value: 0 },
        availableAtOrFrom: { branchCode: 'aosta', address: { addressLocality: 'Aosta' } },
      },
    ],
  });
});

test('the breadcrumbs lead from home and all products over the category to the product', () => {
  const [, breadcrumbs] = productGraph(facts)['@graph'];
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${company.siteUrl}/` },
      { position: 2, name: 'Prodotti', item: `${company.siteUrl}/prodotti` },
      {
        position: 3,
        name: 'Proteine',
        item: `${company.siteUrl}/prodotti/proteine`,
      },
      { position: 4, name: 'Whey Isolate' },
    ],
  });
});

test('has a barcode where the catalogue has one', () => {
  const [product] = productGraph({ ...facts, gtin: '4006381333931' })['@graph'];
  expect(product).toMatchObject({ gtin: '4006381333931' });
  expect(productGraph(facts)['@graph'][0]).not.toHaveProperty('gtin');
});

test('the stars are no rating', () => {
  expect(JSON.stringify(productGraph(facts))).not.toMatch(/rating|review/i);
});

test('without a price there is no offer, without a list of shops one offer', () => {
  expect(productGraph({ ...facts, offer: null })['@graph'][0]).not.toHaveProperty('offers');
  expect(productGraph({ ...facts, availability: null })['@graph'][0]).toMatchObject({
    offers: [{ price: '37.40' }],
  });
});

test('a picture that is no address is left out of nothing else', () => {
  const graph = productGraph({ ...facts, image: undefined, brandName: undefined });
  expect(graph['@graph'][0]).toMatchObject({ brand: { name: 'Vetta Nutrition' } });
  expect(graph['@graph'][0]).not.toHaveProperty('image');
});
