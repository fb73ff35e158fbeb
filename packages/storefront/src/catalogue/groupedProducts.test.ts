import { expect, test } from 'vitest';
import { groupFromWire } from './groupedProducts.ts';

const group = {
  id: 4,
  name: 'Premier',
  brand_name: 'Nordend',
  description: 'Siero',
  variant_count: 2,
};

test('variants are read from their JSON text', () => {
  const variants =
    '[{"id":1,"slug":"a","name":"Premier Cacao","flavor":"Cacao","quantity":"1 kg","description":"D"}]';
  expect(groupFromWire({ ...group, variants })).toEqual({
    group: {
      id: '4',
      name: 'Premier',
      brandName: 'Nordend',
      description: 'Siero',
      variantCount: 2,
      variants: [
        {
          id: '1',
          slug: 'a',
          name: 'Premier Cacao',
          flavour: 'Cacao',
          quantity: '1 kg',
          description: 'D',
        },
      ],
    },
  });
});

test.each([
  [{ brand: 'Nordend' }, { brandName: 'Nordend' }],
  [{ brandName: 'Nordend' }, { brandName: 'Nordend' }],
  [{ variantCount: 9 }, { variantCount: 9 }],
  [{ variants: [{ flavour: 'Cacao' }] }, { variants: [{ id: '0', name: 'Cacao' }] }],
])('the other spelling %j is read as well', (wire, read) => {
  expect(groupFromWire({ name: 'Premier', ...wire }).group).toMatchObject(read);
});

test.each([['{'], [''], ['null'], ['{"a":1}'], ['"x"'], [null], [5]])(
  'the broken text %j gives the group without variants',
  (variants) => {
    expect(groupFromWire({ ...group, variants }).group).toMatchObject({
      name: 'Premier',
      variants: [],
    });
  },
);

test('a list in place of the text is read as well', () => {
  expect(groupFromWire({ ...group, variants: [{ name: 'A' }] }).group?.variants).toHaveLength(1);
});

test('bad variants are skipped; one without a name is called by its flavour or quantity', () => {
  const variants = JSON.stringify([
    null,
    5,
    {},
    { flavor: 'Cacao' },
    { quantity: '1 kg' },
    { name: 'A' },
  ]);
  const { group: read } = groupFromWire({ ...group, variants });
  expect(read?.variants.map(({ name }) => name)).toEqual(['Cacao', '1 kg', 'A']);
});

test('the count is the server’s, else that of the variants', () => {
  expect(groupFromWire({ name: 'A', variants: '[{"name":"B"}]' }).group?.variantCount).toBe(1);
});

test.each([
  [{ id: 4 }, 'no name (id 4)'],
  [{}, 'no name (id missing)'],
  [null, 'not an object'],
])('%j is no group', (wire, reason) => {
  expect(groupFromWire(wire)).toEqual({ group: null, reason });
});
