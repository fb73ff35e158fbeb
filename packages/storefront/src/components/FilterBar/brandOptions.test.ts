import { expect, test } from 'vitest';
import { brandOptions } from './brandOptions.ts';

const brands = [
  { slug: 'serac', name: 'Serac' },
  { slug: 'alpe-lab', name: 'alpe Lab' },
];

test("'Tutte le marche' comes first, then the brands A-Z whatever their case", () => {
  expect(brandOptions(brands, 'all').map(({ label }) => label)).toEqual([
    'Tutte le marche',
    'alpe Lab',
    'Serac',
  ]);
});

test('a chosen brand that the search excludes stays on offer, once', () => {
  expect(brandOptions(brands, 'nordend').map(({ value }) => value)).toEqual([
    'all',
    'alpe-lab',
    'nordend',
    'serac',
  ]);
  expect(brandOptions(brands, 'serac')).toHaveLength(3);
  expect(brandOptions([], 'alpe-lab')[1]).toEqual({ value: 'alpe-lab', label: 'Alpe Lab' });
});
