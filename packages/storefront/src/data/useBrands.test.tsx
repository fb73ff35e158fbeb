// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { apiFailing } from '../testing/index.ts';
import { mockApi } from '../testing/mockApi.ts';
import { pass, renderQuery, stopClockInEachTest, until } from '../testing/renderQuery.tsx';
import { createExpiringCache } from './expiringCache.ts';
import { useBrands } from './useBrands.ts';
import { useCategories } from './useCategories.ts';

const api = mockApi();
const minuteMs = 60_000;

stopClockInEachTest({ showsWarnings: false });

describe('useBrands', () => {
  test('passes category and search, and shows the brands they leave', async () => {
    const { result } = renderQuery(useBrands, { category: 'proteine', search: ' caseina ' });
    await until(() => expect(result.current.status).toBe('ready'));
    expect(result.current.items).toEqual([{ slug: 'serac', name: 'Serac' }]);
    expect(api.calls).toEqual(['GET /api/brands?category=proteine&search=caseina']);
  });

  test('keeps the brands while those of another search load, but not for another category', async () => {
    const { result, rerender } = renderQuery(useBrands, { category: 'proteine', search: '' });
    await until(() => expect(result.current.status).toBe('ready'));
    const before = result.current.items;
    rerender({ category: 'proteine', search: 'caseina' });
    expect(result.current).toMatchObject({ status: 'ready', items: before });
    await until(() => expect(result.current.items).toHaveLength(1));
    rerender({ category: 'dimagranti', search: '' });
    expect(result.current).toMatchObject({ status: 'loading', items: [] });
    await until(() => expect(result.current.status).toBe('ready'));
  });

  test('skips an entry without slug or name', async () => {
    api.server.use(
      http.get('*/api/brands', () => HttpResponse.json([{ slug: 'x' }, { slug: 'y', name: 'Y' }])),
    );
    const { result } = renderQuery(useBrands, {});
    await until(() => expect(result.current.status).toBe('ready'));
    expect(result.current.items).toEqual([{ slug: 'y', name: 'Y' }]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test('stays fresh for ten minutes on screen: coming back to the tab asks only after that', async () => {
    const { result } = renderQuery(useBrands, {});
    await until(() => expect(result.current.status).toBe('ready'));
    await pass(10 * minuteMs - 1);
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(0);
    expect(api.calls).toHaveLength(1);
    await pass(10);
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(0);
    await until(() => expect(api.calls).toHaveLength(2));
  });

  test('is empty where the answer is not OK', async () => {
    api.state(apiFailing(500));
    const { result } = renderQuery(useBrands, {});
    await until(() => expect(result.current.status).toBe('ready'));
    expect(result.current.items).toEqual([]);
  });
});

describe('useCategories', () => {
  test('asks only once the filter is shown', async () => {
    const { result, rerender } = renderQuery(useCategories, { isShown: false });
    await pass(1000);
    expect(api.calls).toEqual([]);
    rerender({ isShown: true });
    await until(() => expect(result.current.status).toBe('ready'));
    expect(api.calls).toEqual(['GET /api/categories']);
    expect(result.current.items).toHaveLength(7);
    expect(result.current.items[0]).toEqual({ slug: 'proteine', name: 'Proteine' });
  });

  test('stays fresh for five minutes', async () => {
    const cache = createExpiringCache();
    const first = renderQuery(useCategories, { isShown: true }, { cache });
    await until(() => expect(first.result.current.status).toBe('ready'));
    await pass(4 * minuteMs);
    first.unmount();
    await pass(minuteMs - 1);
    const second = renderQuery(useCategories, { isShown: true }, { cache });
    await pass(1000);
    expect(api.calls).toHaveLength(1);
    second.unmount();
    const third = renderQuery(useCategories, { isShown: true }, { cache });
    expect(third.result.current.items).toHaveLength(7);
    await pass(100);
    await until(() => expect(api.calls).toHaveLength(2));
  });
});
