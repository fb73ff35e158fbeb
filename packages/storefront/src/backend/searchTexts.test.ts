import { expect, test } from 'vitest';
import { productFromWire } from '../catalogue/product.ts';
import { searchTexts } from './searchTexts.ts';
import { testCatalogue } from './testCatalogue.ts';

/** What the only product of a catalogue is found by. */
function textsOf(
  product: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, unknown>> = {},
  details?: unknown,
) {
  const catalogue = testCatalogue({ products: [product], ...lists });
  const products = catalogue.products.flatMap((wire) => productFromWire(wire).product ?? []);
  const detailsOf = new Map([[String(product['slug'] ?? product['id']), details]]);
  return searchTexts(catalogue, products, detailsOf)[0];
}

test('a product without other fields is found by its name', () => {
  expect(textsOf({ id: 1, name: 'Iso Soya' })).toEqual(['Iso Soya']);
});

test('name, group, brand, category and description, then flavours and ingredients of its details', () => {
  const product = {
    id: 1,
    slug: 'soia-prova',
    name: 'Iso Soya',
    product_group_name: 'Soia',
    brand: 'Serac',
    category_slug: 'proteine',
    description: 'Isolate.',
  };
  const details = {
    variants: [{ flavor: 'Vaniglia', size: '1 kg' }],
    features: ['**INGREDIENTI:** proteine della SOIA'],
  };
  expect(textsOf(product, {}, details)).toEqual([
    'Iso Soya',
    'Soia',
    'Serac',
    'Proteine',
    'Isolate.',
    'Vaniglia',
    'proteine della SOIA',
  ]);
});

test('a category is found by the name that the product, else the catalogue, else the shop has for it', () => {
  const categories = [{ slug: 'novita', name: 'Novità' }];
  const product = { id: 1, name: 'A', category_slug: 'novita' };
  expect(textsOf(product, { categories })).toEqual(['A', 'Novità']);
  expect(textsOf({ ...product, category_name: 'Arrivi' }, { categories })).toEqual(['A', 'Arrivi']);
  expect(textsOf(product)).toEqual(['A']);
});

test('the flavours of the fixed variants, the ingredients of the fixed table', () => {
  expect(textsOf({ id: 1, slug: 'sali-vivi', name: 'Sali Vivi' })).toEqual([
    'Sali Vivi',
    'Limone e menta',
    'Lampone',
  ]);
  expect(textsOf({ id: 1, slug: 'spirulina-valle', name: 'Spirulina' })).toContain(
    'Alga spirulina (Arthrospira platensis Gomont) coltivata in Italia (100%).',
  );
});

test('the flavours under which groups name the product, by its slug', () => {
  const variants = [
    { slug: 'barra', name: 'A', flavor: 'Cocco' },
    { slug: 'altra', name: 'B', flavor: 'Menta' },
    { slug: 'barra', name: 'C' },
    { name: 'D', flavor: 'Limone' },
  ];
  const more = [{ slug: 'barra', name: 'E', flavor: 'Nocciola' }];
  const groups = [variants, more].map((list, id) => ({
    id,
    name: 'Barre',
    category_slug: 'alimenti-fit',
    variants: JSON.stringify(list),
  }));
  const lists = { product_groups: groups };
  expect(textsOf({ id: 1, slug: 'barra', name: 'Barra' }, lists)).toEqual([
    'Barra',
    'Cocco',
    'Nocciola',
  ]);
});
