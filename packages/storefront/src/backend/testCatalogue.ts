import { type Catalogue, readCatalogue } from './catalogue.ts';

/** A small catalogue for tests, read as a file would be: what it could not read fails the test. */
export function testCatalogue(lists: Readonly<Record<string, unknown>>): Catalogue {
  const reading = readCatalogue({ products: [], ...lists });
  if (reading.catalogue === null) throw new Error(JSON.stringify(reading.problems));
  return reading.catalogue;
}

/**
 * A shop whose products differ in spelling, price, brand, category and id. A new one each time: what
 * is worked out once per catalogue is then worked out in each test.
 */
export const smallShop = () => testCatalogue(lists);

const lists = {
  products: [
    {
      id: 10,
      slug: 'barra-2',
      name: 'Barra 2',
      brand: 'Massiccio',
      category_slug: 'alimenti-fit',
      price: 2500,
    },
    {
      id: 9,
      slug: 'barra-10',
      name: 'Barra 10',
      brandName: 'Massiccio',
      categorySlug: 'alimenti-fit',
      base_price: 2499,
    },
    {
      id: 3,
      slug: 'elite',
      name: 'Élite',
      brand_name: 'Serac',
      category_slug: 'proteine',
      sizes: [
        { size: '1 kg', price: 5000 },
        { size: '2 kg', price: 10_000 },
      ],
    },
    {
      id: 2,
      slug: 'ebano',
      name: 'ebano',
      brand_name: 'Serac',
      category_slug: 'proteine',
      min_price_cents: 10_000,
    },
    {
      id: 5,
      slug: 'collagene',
      name: 'Collagene',
      brand_name: 'Alpe Lab',
      category_name: 'Supplementi',
      category_slug: 'supplementi',
    },
    {
      id: 'x-1',
      slug: 'acido',
      name: 'Acido',
      category_slug: 'supplementi',
      basePrice: 4999,
      description: 'Gusto pesca',
    },
    { id: 11, name: 'Acido', category_slug: 'energetici', price: 9999 },
  ],
  product_details: [
    {
      slug: 'elite',
      variants: [{ flavor: 'Cioccolato', size: '1 kg' }],
      features: ['**INGREDIENTI:** siero di LATTE, lecitina'],
    },
    { slug: 'ebano', features: { ingredienti: 'cacao, lecitina di girasole' } },
  ],
  product_groups: [
    {
      id: 'g',
      category_slug: 'proteine',
      name: 'Élite',
      variant_count: 1,
      variants: '[{"slug":"ebano","name":"E","flavor":"Nocciola"}]',
    },
  ],
  brands: [
    { slug: 'serac-spa', name: 'SERAC' },
    { slug: 'senza-prodotti', name: 'Senza Prodotti' },
  ],
  categories: [{ slug: 'novita', name: 'Novità' }],
};
