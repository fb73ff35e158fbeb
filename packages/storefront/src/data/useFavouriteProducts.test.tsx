// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Favourite } from '../catalogue/storedFavourites.ts';
import { apiFailing, apiOffline, apiPending, wireProducts } from '../testing/index.ts';
import { mockApi } from '../testing/mockApi.ts';
import { pass, renderQuery, stopClockInEachTest, until } from '../testing/renderQuery.tsx';
import { createExpiringCache } from './expiringCache.ts';
import { useFavouriteProducts } from './useFavouriteProducts.ts';
import { useProduct } from './useProduct.ts';

const api = mockApi();
const minuteMs = 60_000;

stopClockInEachTest();

function favourite(id: string, slug: string | undefined, name: string): Favourite {
  return { id, slug, name, addedAt: '2026-03-10T09:00:00.000Z' };
}
const siero = favourite('1', 'siero-100', 'Siero 100 come salvato');
const caseina = favourite('2', undefined, 'Caseina come salvata');
const gone = favourite('99', 'ritirato', 'Ritirato come salvato');

type Result = { current: ReturnType<typeof useFavouriteProducts<Favourite>> };
const pairs = (result: Result) =>
  result.current.items.map(({ favourite: { name }, product }) => [name, product?.name]);

test('loads until each favourite has its answer, by slug or else by id', async () => {
  const { result } = renderQuery(useFavouriteProducts<Favourite>, [siero, caseina]);
  expect(result.current).toEqual({ status: 'loading', items: [] });
  await until(() => expect(result.current.status).toBe('ready'));
  expect(pairs(result)).toEqual([
    ['Siero 100 come salvato', 'Siero 100'],
    ['Caseina come salvata', 'Caseina Micellare'],
  ]);
  expect(api.calls).toEqual(['GET /api/product/siero-100', 'GET /api/product/2']);
});

test('is ready at once without favourites', () => {
  const { result } = renderQuery(useFavouriteProducts<Favourite>, []);
  expect(result.current).toEqual({ status: 'ready', items: [] });
  expect(api.calls).toEqual([]);
});

test('keeps the stored copy of a product that the API knows no more', async () => {
  const { result } = renderQuery(useFavouriteProducts<Favourite>, [gone, siero]);
  await until(() => expect(result.current.status).toBe('ready'));
  expect(pairs(result)).toEqual([
    ['Ritirato come salvato', undefined],
    ['Siero 100 come salvato', 'Siero 100'],
  ]);
});

test.each([
  ['without a network', apiOffline],
  ['on 500', apiFailing(500)],
])('shows the stored copies %s, after three calls each', async (_, state) => {
  api.state(state);
  const { result } = renderQuery(useFavouriteProducts<Favourite>, [siero]);
  await until(() => expect(api.calls).toHaveLength(1));
  await pass(1000);
  await until(() => expect(api.calls).toHaveLength(2));
  expect(result.current.status).toBe('loading');
  await pass(2000);
  await until(() => expect(result.current.status).toBe('ready'));
  expect(api.calls).toHaveLength(3);
  expect(pairs(result)).toEqual([['Siero 100 come salvato', undefined]]);
});

test('a favourite removed goes at once, without a call for the others', async () => {
  const { result, rerender } = renderQuery(useFavouriteProducts<Favourite>, [siero, caseina]);
  await until(() => expect(result.current.status).toBe('ready'));
  rerender([caseina]);
  expect(result.current.status).toBe('ready');
  expect(pairs(result)).toEqual([['Caseina come salvata', 'Caseina Micellare']]);
  await pass(1000);
  expect(api.calls).toHaveLength(2);
});

test('a favourite added by another tab shows its stored copy, then its answer', async () => {
  const { result, rerender } = renderQuery(useFavouriteProducts<Favourite>, [siero]);
  await until(() => expect(result.current.status).toBe('ready'));
  rerender([caseina, siero]);
  expect(pairs(result)).toEqual([
    ['Caseina come salvata', undefined],
    ['Siero 100 come salvato', 'Siero 100'],
  ]);
  await until(() =>
    expect(pairs(result)[0]).toEqual(['Caseina come salvata', 'Caseina Micellare']),
  );
  expect(api.calls).toEqual(['GET /api/product/siero-100', 'GET /api/product/2']);
});

test('an answer stays fresh for five minutes, from one visit of the page to the next', async () => {
  const cache = createExpiringCache();
  const first = renderQuery(useFavouriteProducts<Favourite>, [siero], { cache });
  await until(() => expect(first.result.current.status).toBe('ready'));
  await pass(4 * minuteMs);
  first.unmount();
  const second = renderQuery(useFavouriteProducts<Favourite>, [siero], { cache });
  expect(second.result.current.status).toBe('ready');
  await pass(100);
  expect(api.calls).toHaveLength(1);
  second.unmount();
  await pass(minuteMs);
  const third = renderQuery(useFavouriteProducts<Favourite>, [siero], { cache });
  await pass(100);
  await until(() => expect(api.calls).toHaveLength(2));
  expect(third.result.current.status).toBe('ready');
});

test('the page of a favourite has its product at hand', async () => {
  const cache = createExpiringCache();
  const list = renderQuery(useFavouriteProducts<Favourite>, [siero], { cache });
  await until(() => expect(list.result.current.status).toBe('ready'));
  list.unmount();
  const page = renderQuery(useProduct, 'siero-100', { cache });
  expect(page.result.current.product?.name).toBe('Siero 100');
});

test('favourites that failed are asked for again on the next visit of the page', async () => {
  const cache = createExpiringCache();
  api.state(apiFailing(404));
  const first = renderQuery(useFavouriteProducts<Favourite>, [siero], { cache });
  await until(() => expect(first.result.current.status).toBe('ready'));
  first.unmount();
  api.server.use(http.get('*/api/product/:slug', () => HttpResponse.json(wireProducts.normal)));
  const second = renderQuery(useFavouriteProducts<Favourite>, [siero], { cache });
  await pass(100);
  await until(() =>
    expect(pairs(second.result)).toEqual([['Siero 100 come salvato', 'Siero 100']]),
  );
});

test('goes on loading while an answer is on its way', async () => {
  api.state(apiPending);
  const { result } = renderQuery(useFavouriteProducts<Favourite>, [siero]);
  await until(() => expect(api.calls).toHaveLength(1));
  await pass(minuteMs);
  expect(result.current.status).toBe('loading');
});
