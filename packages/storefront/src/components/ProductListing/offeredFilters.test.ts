import { expect, test } from 'vitest';
import { defaultFilters } from '../../catalogue/filterOptions.ts';
import { offeredFilters } from './offeredFilters.ts';

const brands = [{ slug: 'serac' }, { slug: 'nordend' }];
const brandOf = (brandSlug: string, list: Parameters<typeof offeredFilters>[1], searchQuery = '') =>
  offeredFilters({ ...defaultFilters, brandSlug, searchQuery }, list).brandSlug;

test('an unknown brand falls back to all, once the brands are known', () => {
  expect(brandOf('marca-ignota', { status: 'loading', brands: [] })).toBe('marca-ignota');
  expect(brandOf('marca-ignota', { status: 'ready', brands })).toBe('all');
  expect(brandOf('serac', { status: 'ready', brands })).toBe('serac');
  expect(brandOf('all', { status: 'ready', brands })).toBe('all');
});

test('a search that leaves the brand out does not make it unknown', () => {
  expect(brandOf('serac', { status: 'ready', brands: [{ slug: 'nordend' }] }, 'whey')).toBe(
    'serac',
  );
});

test('a list of brands that did not come makes none unknown', () => {
  expect(brandOf('serac', { status: 'ready', brands: [] })).toBe('serac');
  expect(brandOf('serac', { status: 'failed', brands: [] })).toBe('serac');
});
