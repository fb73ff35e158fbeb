// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultFilters } from '../catalogue/filterOptions.ts';
import { apiFailing, sampleProduct } from '../testing/index.ts';
import { mockApi } from '../testing/mockApi.ts';
import { pass, renderQuery, stopClockInEachTest, until } from '../testing/renderQuery.tsx';
import { createExpiringCache } from './expiringCache.ts';
import { useCategoryProducts } from './useCategoryProducts.ts';
import type { Product } from '../catalogue/product.ts';
import type { ListQuery } from './useListQuery.ts';

const api = mockApi();
const minuteMs = 60_000;

stopClockInEachTest();

const useCategory = (slug: string | undefined) => useCategoryProducts(slug, defaultFilters);

test('asks for the products of the category', async () => {
  const { result } = renderQuery(useCategory, 'dimagranti');
  await until(() => expect(result.current.status).toBe('ready'));
  expect(result.current.items.map(({ name }) => name)).toEqual(['CLA 1000']);
  expect(api.calls).toEqual(['GET /api/products/dimagranti']);
});

test('leaves filters at their default out of the call', async () => {
  const { result } = renderQuery(
    () => useCategoryProducts('proteine', { ...defaultFilters, brandSlug: 'serac' }),
    undefined,
  );
  await until(() => expect(result.current.status).toBe('ready'));
  expect(api.calls).toEqual(['GET /api/products/proteine?brand=serac']);
});

test('asks nothing without a category', async () => {
  const { result } = renderQuery(useCategory, undefined);
  await pass(1000);
  expect(result.current.status).toBe('loading');
  expect(api.calls).toEqual([]);
});

test('another category starts with its skeletons, not with the products of the one before', async () => {
  const { result, rerender } = renderQuery<ListQuery<Product>, string>(useCategory, 'dimagranti');
  await until(() => expect(result.current.status).toBe('ready'));
  rerender('supplementi');
  expect(result.current).toMatchObject({ status: 'loading', items: [], isOutdated: false });
  await until(() => expect(result.current.status).toBe('ready'));
  expect(result.current.items.map(({ name }) => name)).toEqual(['Omega 3 Profondo']);
});

test('an answer that is not OK is an empty list', async () => {
  api.state(apiFailing(404));
  const { result } = renderQuery(useCategory, 'proteine');
  await until(() => expect(result.current.status).toBe('ready'));
  expect(result.current.items).toEqual([]);
});

test('is neither asked again on mount nor on focus, and forgotten after fifteen minutes', async () => {
  const cache = createExpiringCache();
  const first = renderQuery(useCategory, 'dimagranti', { cache });
  await until(() => expect(first.result.current.status).toBe('ready'));
  await pass(20 * minuteMs);
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass(1000);
  first.unmount();
  await pass(15 * minuteMs - 1);
  const second = renderQuery(useCategory, 'dimagranti', { cache });
  expect(second.result.current.items).toHaveLength(1);
  await pass(1000);
  expect(api.calls).toHaveLength(1);
  second.unmount();
  await pass(15 * minuteMs);
  const third = renderQuery(useCategory, 'dimagranti', { cache });
  expect(third.result.current.status).toBe('loading');
  await until(() => expect(third.result.current.status).toBe('ready'));
  expect(api.calls).toHaveLength(2);
});

test('is asked again when the network comes back', async () => {
  const { result } = renderQuery(useCategory, 'dimagranti');
  await until(() => expect(result.current.status).toBe('ready'));
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(1);
  await until(() => expect(api.calls).toHaveLength(2));
});

test('prerendered products are shown at once and refreshed once', async () => {
  const fallback = {
    '/api/products/dimagranti': { status: 'ready', items: [sampleProduct('normal')] },
  };
  const { result } = renderQuery(useCategory, 'dimagranti', { fallback });
  expect(result.current.items.map(({ name }) => name)).toEqual(['Siero 100']);
  await pass(100);
  await until(() => expect(result.current.items.map(({ name }) => name)).toEqual(['CLA 1000']));
  await pass(20 * minuteMs);
  expect(api.calls).toHaveLength(1);
});
