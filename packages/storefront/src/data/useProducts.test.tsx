// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { defaultFilters } from '../catalogue/filterOptions.ts';
import {
  apiAnswering,
  apiEmpty,
  apiFailing,
  apiOffline,
  sampleProduct,
  wireProducts,
} from '../testing/index.ts';
import { mockApi } from '../testing/mockApi.ts';
import { pass, renderQuery, stopClockInEachTest, until } from '../testing/renderQuery.tsx';
import { createExpiringCache } from './expiringCache.ts';
import { useProducts } from './useProducts.ts';

const api = mockApi();
const minuteMs = 60_000;

stopClockInEachTest({ showsWarnings: false });

const searching = (searchQuery: string) => ({ ...defaultFilters, searchQuery });
const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name);

describe('the call', () => {
  test('loads, then shows what the API answers', async () => {
    const { result } = renderQuery(useProducts, defaultFilters);
    expect(result.current).toMatchObject({ status: 'loading', items: [], isOutdated: false });
    await until(() => expect(result.current.status).toBe('ready'));
    expect(result.current.items).toHaveLength(12);
    expect(api.calls).toEqual(['GET /api/products']);
  });

  test('carries the filters that are off their default, the search trimmed', async () => {
    const filters = { ...defaultFilters, searchQuery: ' siero ', sortBy: 'price-asc' as const };
    const { result } = renderQuery(useProducts, filters);
    await until(() => expect(result.current.status).toBe('ready'));
    expect(api.calls).toEqual(['GET /api/products?search=siero&sortBy=price-asc']);
  });

  test('skips a bad product with a warning and shows the others', async () => {
    api.server.use(
      http.get('*/api/products', () =>
        HttpResponse.json([{ price: 100 }, wireProducts.normal, null, 'x']),
      ),
    );
    const { result } = renderQuery(useProducts, defaultFilters);
    await until(() => expect(result.current.status).toBe('ready'));
    expect(namesOf(result.current.items)).toEqual(['Siero 100']);
    expect(console.warn).toHaveBeenCalledTimes(3);
  });
});

describe('failures', () => {
  test.each([400, 404, 500, 503])(
    'an answer %i is an empty list at once, one call',
    async (status) => {
      api.state(apiFailing(status));
      const { result } = renderQuery(useProducts, defaultFilters);
      await until(() => expect(result.current.status).toBe('ready'));
      expect(result.current.items).toEqual([]);
      await pass(minuteMs);
      expect(api.calls).toHaveLength(1);
    },
  );

  test.each([
    ['no network', apiOffline],
    ['a 502 of the proxy', apiFailing(502)],
  ])('%s fails after three calls, and loads until then', async (_, state) => {
    api.state(state);
    const { result } = renderQuery(useProducts, defaultFilters);
    await until(() => expect(api.calls).toHaveLength(1));
    expect(result.current.status).toBe('loading');
    await pass(1000);
    await until(() => expect(api.calls).toHaveLength(2));
    expect(result.current.status).toBe('loading');
    await pass(2000);
    await until(() => expect(result.current.status).toBe('failed'));
    expect(result.current.items).toEqual([]);
    await pass(minuteMs);
    expect(api.calls).toHaveLength(3);
  });

  test('Riprova loads anew and shows the answer', async () => {
    api.state(apiOffline);
    const { result } = renderQuery(useProducts, defaultFilters);
    await until(() => expect(api.calls).toHaveLength(1));
    await pass(1000);
    await until(() => expect(api.calls).toHaveLength(2));
    await pass(2000);
    await until(() => expect(result.current.status).toBe('failed'));
    api.state(apiAnswering());
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    await until(() => expect(result.current.status).toBe('ready'));
    expect(result.current.items).toHaveLength(12);
  });

  test.each([
    ['no network', apiOffline, 3],
    ['an answer that is not OK', apiFailing(500), 1],
  ])('a refresh with %s leaves the products that are shown', async (_, state, callsNeeded) => {
    const { result } = renderQuery(useProducts, defaultFilters);
    await until(() => expect(result.current.status).toBe('ready'));
    api.state(state);
    api.calls.length = 0;
    act(() => result.current.retry());
    await until(() => expect(api.calls).toHaveLength(1));
    await pass(1000);
    await pass(2000);
    await until(() => expect(api.calls).toHaveLength(callsNeeded));
    await pass(1000);
    expect(result.current.status).toBe('ready');
    expect(result.current.items).toHaveLength(12);
  });

  test('an empty answer of a refresh is believed', async () => {
    const { result } = renderQuery(useProducts, defaultFilters);
    await until(() => expect(result.current.items).toHaveLength(12));
    api.state(apiEmpty);
    act(() => result.current.retry());
    await until(() => expect(result.current.items).toEqual([]));
    expect(result.current.status).toBe('ready');
  });
});

describe('other filters', () => {
  test('keep the old products, marked as outdated, until the new ones are there', async () => {
    const { result, rerender } = renderQuery(useProducts, defaultFilters);
    await until(() => expect(result.current.items).toHaveLength(12));
    rerender(searching('caseina'));
    expect(result.current).toMatchObject({ status: 'ready', isOutdated: true });
    expect(result.current.items).toHaveLength(12);
    await until(() => expect(result.current.isOutdated).toBe(false));
    expect(namesOf(result.current.items)).toEqual(['Caseina Micellare']);
  });

  test('answered out of order never show the older answer', async () => {
    const answers = new Map<string, () => void>();
    api.server.use(
      http.get('*/api/products', async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search') ?? '';
        await new Promise<void>((resolve) => answers.set(search, resolve));
        return HttpResponse.json([{ ...wireProducts.normal, name: `found by ${search}` }]);
      }),
    );
    const { result, rerender } = renderQuery(useProducts, searching('wh'));
    await until(() => expect(answers.has('wh')).toBe(true));
    rerender(searching('whey'));
    await until(() => expect(answers.has('whey')).toBe(true));
    answers.get('whey')?.();
    await until(() => expect(namesOf(result.current.items)).toEqual(['found by whey']));
    answers.get('wh')?.();
    await pass(1000);
    await until(() => expect(api.calls).toHaveLength(2));
    expect(namesOf(result.current.items)).toEqual(['found by whey']);
  });

  test('that fail show the failure, not the old products', async () => {
    const { result, rerender } = renderQuery(useProducts, defaultFilters);
    await until(() => expect(result.current.items).toHaveLength(12));
    api.state(apiOffline);
    api.calls.length = 0;
    rerender(searching('caseina'));
    await until(() => expect(api.calls).toHaveLength(1));
    await pass(1000);
    await until(() => expect(api.calls).toHaveLength(2));
    await pass(2000);
    await until(() => expect(result.current.status).toBe('failed'));
    expect(result.current.items).toEqual([]);
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ status: 'loading', items: [] });
    await pass(1000);
    await pass(2000);
    expect(result.current.status).toBe('failed');
  });
});

test('two requests for the same filters answered out of order never show the older answer', async () => {
  const answers: ((name: string) => void)[] = [];
  api.server.use(
    http.get('*/api/products', async () => {
      const name = await new Promise<string>((resolve) => answers.push(resolve));
      return HttpResponse.json([{ ...wireProducts.normal, name }]);
    }),
  );
  const { result } = renderQuery(useProducts, defaultFilters);
  await until(() => expect(answers).toHaveLength(1));
  act(() => result.current.retry());
  await until(() => expect(answers).toHaveLength(2));
  answers[1]?.('newer');
  await until(() => expect(namesOf(result.current.items)).toEqual(['newer']));
  answers[0]?.('older');
  await pass(1000);
  expect(namesOf(result.current.items)).toEqual(['newer']);
});

describe('the cache', () => {
  test('serves the products for five minutes without a call, then refreshes what it shows', async () => {
    const cache = createExpiringCache();
    const first = renderQuery(useProducts, defaultFilters, { cache });
    await until(() => expect(first.result.current.status).toBe('ready'));
    first.unmount();
    await pass(5 * minuteMs - 1);
    const second = renderQuery(useProducts, defaultFilters, { cache });
    expect(second.result.current.items).toHaveLength(12);
    await pass(1000);
    expect(api.calls).toHaveLength(1);
    second.unmount();
    await pass(minuteMs);
    const third = renderQuery(useProducts, defaultFilters, { cache });
    expect(third.result.current.items).toHaveLength(12);
    await pass(1000);
    await until(() => expect(api.calls).toHaveLength(2));
  });

  test('shows prerendered products at once and refreshes them once', async () => {
    const fallback = { '/api/products': { status: 'ready', items: [sampleProduct('normal')] } };
    const { result, rerender } = renderQuery(useProducts, defaultFilters, { fallback });
    expect(result.current.status).toBe('ready');
    expect(namesOf(result.current.items)).toEqual(['Siero 100']);
    await pass(100);
    await until(() => expect(result.current.items).toHaveLength(12));
    rerender({ ...defaultFilters });
    await pass(minuteMs);
    expect(api.calls).toEqual(['GET /api/products']);
  });

  test('keeps the very objects that are drawn where the server says the same', async () => {
    const first = renderQuery(useProducts, defaultFilters);
    await until(() => expect(first.result.current.items).toHaveLength(12));
    const built: unknown = JSON.parse(JSON.stringify(first.result.current.items));
    const { result } = renderQuery(useProducts, defaultFilters, {
      fallback: { '/api/products': { status: 'ready', items: built } },
    });
    expect(result.current.items).toBe(built);
    await pass(100);
    await until(() => expect(api.calls).toHaveLength(2));
    await pass(1000);
    expect(result.current.items).toBe(built);
  });

  test('leaves prerendered products where the API is down', async () => {
    api.state(apiFailing(500));
    const fallback = { '/api/products': { status: 'ready', items: [sampleProduct('normal')] } };
    const { result } = renderQuery(useProducts, defaultFilters, { fallback });
    await pass(100);
    await until(() => expect(api.calls).toHaveLength(1));
    await pass(1000);
    expect(namesOf(result.current.items)).toEqual(['Siero 100']);
  });
});
