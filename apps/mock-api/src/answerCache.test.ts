import { readCatalogue } from '@vetta/storefront/backend';
import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answerCache.ts';

function cacheOf(count: number, keptQueryBytes?: number) {
  const products = Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `Creatina ${index}`,
    slug: `creatina-${index}`,
    description: 'Una descrizione che riempie la memoria. '.repeat(10),
    price: 1000 + index,
  }));
  const { catalogue } = readCatalogue({ products });
  if (catalogue === null) throw new Error('the test’s catalogue does not fit');
  return createAnswerCache(catalogue, '2026-03-10', keptQueryBytes);
}

describe('createAnswerCache', () => {
  it('serialises a full list once', () => {
    const cache = cacheOf(3);
    expect(cache.get('/api/products').bytes).toBe(cache.get('/api/products').bytes);
  });

  it('knows the same list behind queries that change nothing', () => {
    const cache = cacheOf(3);
    const { bytes } = cache.get('/api/products');
    expect(cache.get('/api/products?sortBy=name').bytes).toBe(bytes);
    expect(cache.get('/api/products?utm_source=posta').bytes).toBe(bytes);
  });

  it('packs an answer once for each encoding', async () => {
    const stored = cacheOf(3).get('/api/products');
    expect(stored.encoded('br')).toBe(stored.encoded('br'));
    expect(await stored.encoded('br')).not.toEqual(await stored.encoded('gzip'));
  });

  it('keeps a search that has just been asked, and forgets the oldest', () => {
    const cache = cacheOf(3, 40_000);
    const first = cache.get('/api/products?search=creatina');
    expect(cache.get('/api/products?search=creatina')).toBe(first);
    for (let count = 0; count < 20; count += 1) {
      cache.get(`/api/products?search=creatina&page=${count}`);
    }
    expect(cache.get('/api/products?search=creatina')).not.toBe(first);
    expect(cache.get('/api/products?search=creatina').bytes).toEqual(first.bytes);
  });

  it('bounds the memory of empty answers', () => {
    const cache = cacheOf(3, 100_000);
    const first = cache.get('/api/products?search=nulla');
    expect(first.bytes.toString()).toBe('[]');
    expect(cache.get('/api/products?search=nulla')).toBe(first);
    for (let count = 0; count < 100; count += 1) cache.get(`/api/products?search=nulla${count}`);
    expect(cache.get('/api/products?search=nulla')).not.toBe(first);
  });

  it('keeps no refusal', () => {
    const cache = cacheOf(1);
    expect(cache.get('/api/product/nulla')).not.toBe(cache.get('/api/product/nulla'));
    expect(cache.get('/api/product/nulla').status).toBe(404);
  });
});
