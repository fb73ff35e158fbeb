import { describe, expect, test } from 'vitest';
import { createExpiringCache } from './expiringCache.ts';

const minuteMs = 60_000;

function cacheWithClock() {
  const clock = { nowMs: 1_000_000 };
  return { clock, cache: createExpiringCache(() => clock.nowMs) };
}

const listOf = (length: number) => ({
  status: 'ready',
  items: Array.from({ length }, (_, place) => place),
});

describe('dropping of unused entries', () => {
  test.each([
    ['/api/brands', 5],
    ['/api/products', 5],
    ['/api/products?search=whey', 5],
    ['/api/product/iso-soya', 5],
    ['/api/products/proteine', 15],
    ['/api/products/proteine?sortBy=price-asc', 15],
  ])('%s is kept for %i minutes after its last user left', (key, minutes) => {
    const { clock, cache } = cacheWithClock();
    const release = cache.retain(key);
    cache.set(key, { data: 'answer' });
    clock.nowMs += 60 * minuteMs;
    release();
    clock.nowMs += minutes * minuteMs - 1;
    expect(cache.get(key)?.data).toBe('answer');
    clock.nowMs += 1;
    expect(cache.get(key)).toBeUndefined();
  });

  test('an entry in use never expires', () => {
    const { clock, cache } = cacheWithClock();
    cache.set('/api/brands', { data: 'answer' });
    const releaseFirst = cache.retain('/api/brands');
    cache.retain('/api/brands');
    releaseFirst();
    releaseFirst();
    clock.nowMs += 24 * 60 * minuteMs;
    expect(cache.get('/api/brands')?.data).toBe('answer');
  });

  test('entries never mounted expire as well', () => {
    const { clock, cache } = cacheWithClock();
    cache.set('/api/product/prefetched', { data: 'answer' });
    clock.nowMs += 5 * minuteMs;
    expect(cache.get('/api/product/prefetched')).toBeUndefined();
  });

  test('keeps only what was used in the last 5 min', () => {
    const { clock, cache } = cacheWithClock();
    for (let page = 0; page < 200; page += 1) {
      const key = `/api/product/${page}`;
      cache.set(key, { data: page });
      const release = cache.retain(key);
      clock.nowMs += 2 * minuteMs;
      release();
    }
    expect([...cache.keys()]).toEqual(['/api/product/197', '/api/product/198', '/api/product/199']);
  });

  test('keeps at most 40 unused entries', () => {
    const { clock, cache } = cacheWithClock();
    for (let letter = 0; letter < 200; letter += 1) {
      const key = `/api/products/proteine?search=${letter}`;
      cache.set(key, { data: letter });
      const release = cache.retain(key);
      clock.nowMs += 300;
      release();
    }
    const keys = [...cache.keys()];
    expect(keys).toHaveLength(40);
    expect(keys.at(-1)).toBe('/api/products/proteine?search=199');
  });

  test('evicts long unused lists but the last one', () => {
    const { clock, cache } = cacheWithClock();
    const data = listOf(5000);
    for (let search = 0; search < 20; search += 1) {
      const release = cache.retain(`/api/products?search=${search}`);
      cache.set(`/api/products?search=${search}`, { data });
      clock.nowMs += 100;
      release();
    }
    expect([...cache.keys()]).toEqual([16, 17, 18, 19].map((at) => `/api/products?search=${at}`));
    const release = cache.retain('/api/products');
    cache.set('/api/products', { data: listOf(30_000) });
    clock.nowMs += 100;
    release();
    expect([...cache.keys()]).toEqual(['/api/products']);
  });

  test('an entry that was deleted while shown does not expire under those who show it', () => {
    const { clock, cache } = cacheWithClock();
    cache.retain('/api/brands');
    cache.set('/api/brands', { data: 'old' });
    cache.delete('/api/brands');
    expect(cache.get('/api/brands')?.data).toBeUndefined();
    cache.set('/api/brands', { data: 'new' });
    clock.nowMs += 60 * minuteMs;
    expect(cache.get('/api/brands')?.data).toBe('new');
  });
});

describe('age of an answer', () => {
  test('is endless where there is none', () => {
    const { cache } = cacheWithClock();
    expect(cache.ageMs('/api/brands')).toBe(Infinity);
    cache.set('/api/brands', { isValidating: true, isLoading: true });
    expect(cache.ageMs('/api/brands')).toBe(Infinity);
  });

  test('starts again when an equal answer confirms it', () => {
    const { clock, cache } = cacheWithClock();
    const data = ['a'];
    cache.set('/api/brands', { data, isValidating: false });
    clock.nowMs += minuteMs;
    expect(cache.ageMs('/api/brands')).toBe(minuteMs);
    cache.set('/api/brands', { data, isValidating: true });
    expect(cache.ageMs('/api/brands')).toBe(minuteMs);
    cache.set('/api/brands', { data, isValidating: false });
    expect(cache.ageMs('/api/brands')).toBe(0);
  });

  test('keeps its data when a refresh fails', () => {
    const { clock, cache } = cacheWithClock();
    const data = ['a'];
    cache.set('/api/brands', { data, isValidating: false });
    clock.nowMs += minuteMs;
    cache.set('/api/brands', { data, isValidating: true });
    cache.set('/api/brands', { data, isValidating: false, error: new TypeError('offline') });
    expect(cache.ageMs('/api/brands')).toBe(minuteMs);
  });
});
