// @vitest-environment jsdom
import { configure, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { defaultFilters, type Filters } from '../../catalogue/filterOptions.ts';
import { apiFailing, apiPending } from '../../testing/index.ts';
import { mockApi } from '../../testing/mockApi.ts';
import { pass, renderQuery, stopClock } from '../../testing/renderQuery.tsx';
import { useOfferedFilters } from './useAvailableFilters.ts';

configure({ asyncUtilTimeout: 10_000 });
const api = mockApi();

const of = (changes: Partial<Filters>) => ({ ...defaultFilters, ...changes });
const open = (changes: Partial<Filters>) =>
  renderQuery((filters: Filters) => useOfferedFilters(filters, 'proteine'), of(changes));

test('an unknown brand falls back to all, once the brands are known', async () => {
  const { result } = open({ brandSlug: 'marca-ignota' });
  expect(result.current.filters.brandSlug).toBe('marca-ignota');
  await waitFor(() => expect(result.current.filters.brandSlug).toBe('all'));
  expect(api.calls).toEqual(['GET /api/brands?category=proteine']);
});

test('an unknown brand beside a search is looked up among all brands', async () => {
  const { result } = open({ brandSlug: 'marca-ignota', searchQuery: 'caseina' });
  await waitFor(() => expect(result.current.filters.brandSlug).toBe('all'));
  expect(api.calls).toEqual([
    'GET /api/brands?category=proteine&search=caseina',
    'GET /api/brands?category=proteine',
  ]);
});

test('a search that leaves a brand out does not make it unknown', async () => {
  const { result } = open({ brandSlug: 'massiccio', searchQuery: 'caseina' });
  await waitFor(() => expect(api.calls).toHaveLength(2));
  await waitFor(() => expect(result.current.brands).toEqual([{ slug: 'serac', name: 'Serac' }]));
  expect(result.current.filters.brandSlug).toBe('massiccio');
});

test('the brands of the search before make none unknown while all of them load', async () => {
  const { result, rerender } = open({ brandSlug: 'massiccio', searchQuery: 'caseina' });
  await waitFor(() => expect(result.current.brands).toHaveLength(1));
  api.state(apiPending);
  rerender(of({ brandSlug: 'massiccio' }));
  expect(result.current.filters.brandSlug).toBe('massiccio');
});

test('a list of brands that did not come makes none unknown', async () => {
  api.state(apiFailing(500));
  stopClock();
  const { result } = open({ brandSlug: 'marca-ignota' });
  await pass(0);
  vi.useRealTimers();
  expect(api.calls).toHaveLength(1);
  expect(result.current.filters.brandSlug).toBe('marca-ignota');
});
