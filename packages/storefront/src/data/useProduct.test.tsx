// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { defaultFilters } from '../catalogue/filterOptions.ts';
import { apiFailing, apiOffline, sampleProduct, wireProducts } from '../testing/index.ts';
import { mockApi } from '../testing/mockApi.ts';
import { pass, renderQuery, stopClockInEachTest, until } from '../testing/renderQuery.tsx';
import { createExpiringCache } from './expiringCache.ts';
import { useGroupedProducts } from './useGroupedProducts.ts';
import { type ProductQuery, useProduct } from './useProduct.ts';
import { useProductDetails } from './useProductDetails.ts';
import { useProducts } from './useProducts.ts';

const api = mockApi();

stopClockInEachTest({ showsWarnings: false });

function useProductPage(slug: string | undefined) {
  const { status, product } = useProduct(slug);
  return { status, product, details: useProductDetails(slug, product) };
}

describe('useProduct', () => {
  test('loads the product of the slug, or of the id', async () => {
    const { result, rerender } = renderQuery<ProductQuery, string>(useProduct, 'siero-100');
    expect(result.current.status).toBe('loading');
    await until(() => expect(result.current.product?.name).toBe('Siero 100'));
    rerender('2');
    expect(result.current.status).toBe('loading');
    expect(result.current.product).toBeUndefined();
    await until(() => expect(result.current.product?.name).toBe('Caseina Micellare'));
    expect(api.calls).toEqual(['GET /api/product/siero-100', 'GET /api/product/2']);
  });

  test('shows what a list has loaded already, and requests it all the same', async () => {
    const cache = createExpiringCache();
    const list = renderQuery(() => useProducts(defaultFilters), undefined, { cache });
    await until(() => expect(list.result.current.status).toBe('ready'));
    const { result } = renderQuery(useProduct, 'siero-100', { cache });
    expect(result.current).toMatchObject({ status: 'ready', product: { name: 'Siero 100' } });
    await pass(100);
    expect(api.calls).toEqual(['GET /api/products', 'GET /api/product/siero-100']);
    const unknown = renderQuery(useProduct, 'mai-visto', { cache });
    expect(unknown.result.current.status).toBe('loading');
    await until(() => expect(unknown.result.current.status).toBe('failed'));
    expect(renderQuery(useProduct, '', { cache }).result.current.status).toBe('failed');
  });

  test.each([undefined, ''])(
    'calls nothing without a slug (%j): there is no product',
    async (slug) => {
      const { result } = renderQuery(useProduct, slug);
      await pass(1000);
      expect(result.current.status).toBe('failed');
      expect(api.calls).toEqual([]);
    },
  );

  test.each([400, 404, 410])('%i is final', async (status) => {
    api.state(apiFailing(status));
    const { result } = renderQuery(useProduct, 'siero-100');
    await until(() => expect(result.current.status).toBe('failed'));
    await pass(60_000);
    expect(api.calls).toHaveLength(1);
  });

  test.each([
    ['500', apiFailing(500)],
    ['503', apiFailing(503)],
    ['no network', apiOffline],
  ])('%s is asked for three times before it fails', async (_, state) => {
    api.state(state);
    const { result } = renderQuery(useProduct, 'siero-100');
    await until(() => expect(api.calls).toHaveLength(1));
    await pass(1000);
    await until(() => expect(api.calls).toHaveLength(2));
    expect(result.current.status).toBe('loading');
    await pass(2000);
    await until(() => expect(result.current.status).toBe('failed'));
    expect(api.calls).toHaveLength(3);
  });

  test('an answer that is no product fails', async () => {
    api.server.use(http.get('*/api/product/:slug', () => HttpResponse.json({ id: 1 })));
    const { result } = renderQuery(useProduct, 'siero-100');
    await until(() => expect(result.current.status).toBe('failed'));
  });

  test('a product seen before is shown at once and asked for again', async () => {
    const cache = createExpiringCache();
    const first = renderQuery(useProduct, 'siero-100', { cache });
    await until(() => expect(first.result.current.status).toBe('ready'));
    first.unmount();
    api.server.use(
      http.get('*/api/product/:slug', () =>
        HttpResponse.json({ ...wireProducts.normal, price: 1 }),
      ),
    );
    const second = renderQuery(useProduct, 'siero-100', { cache });
    expect(second.result.current.product?.priceCents).toBe(3490);
    await pass(100);
    await until(() => expect(second.result.current.product?.priceCents).toBe(1));
  });

  const prerendered = { '/api/product/siero-100': sampleProduct('normal') };

  test.each([404, 410])('a prerendered product leaves when the API answers %i', async (status) => {
    api.state(apiFailing(status));
    const { result } = renderQuery(useProduct, 'siero-100', { fallback: prerendered });
    expect(result.current.product?.name).toBe('Siero 100');
    await pass(100);
    await until(() => expect(result.current.status).toBe('failed'));
    expect(result.current.product).toBeUndefined();
    expect(api.calls).toHaveLength(1);
  });

  test('a product that a list has loaded leaves when the API answers 404', async () => {
    const cache = createExpiringCache();
    const list = renderQuery(() => useProducts(defaultFilters), undefined, { cache });
    await until(() => expect(list.result.current.status).toBe('ready'));
    api.state(apiFailing(404));
    const { result } = renderQuery(useProduct, 'siero-100', { cache });
    expect(result.current.product?.name).toBe('Siero 100');
    await pass(100);
    await until(() => expect(result.current.status).toBe('failed'));
  });

  test.each([
    ['400', apiFailing(400)],
    ['500', apiFailing(500)],
    ['no network', apiOffline],
  ])('a prerendered product stays when its refresh meets %s', async (_, state) => {
    api.state(state);
    const { result } = renderQuery(useProduct, 'siero-100', { fallback: prerendered });
    await pass(100);
    await until(() => expect(api.calls).toHaveLength(1));
    await pass(10_000);
    expect(result.current.product?.name).toBe('Siero 100');
  });
});

describe('useProductDetails', () => {
  test('are called only once the product has loaded', async () => {
    const gate: { open?: () => void } = {};
    api.server.use(
      http.get('*/api/product/:slug', async () => {
        await new Promise<void>((resolve) => {
          gate.open = resolve;
        });
        return HttpResponse.json(wireProducts.normal);
      }),
    );
    const { result } = renderQuery(useProductPage, 'siero-100');
    await until(() => expect(gate.open).toBeDefined());
    expect(result.current.details.status).toBe('loading');
    expect(api.calls).toEqual(['GET /api/product/siero-100']);
    gate.open?.();
    await until(() => expect(result.current.details.status).toBe('ready'));
    expect(api.calls).toEqual(['GET /api/product/siero-100', 'GET /api/product/siero-100/details']);
    expect(result.current.details.details?.usage).toContain('Un misurino (30 g)');
  });

  test('are never called for a product that does not exist', async () => {
    const { result } = renderQuery(useProductPage, 'inesistente');
    await until(() => expect(result.current.status).toBe('failed'));
    await pass(1000);
    expect(api.calls).toEqual(['GET /api/product/inesistente']);
  });

  test('may fail alone', async () => {
    api.server.use(
      http.get('*/api/product/:slug/details', () => HttpResponse.json({}, { status: 404 })),
    );
    const { result } = renderQuery(useProductPage, 'siero-100');
    await until(() => expect(result.current.details.status).toBe('failed'));
    expect(result.current.status).toBe('ready');
  });
});

describe('useGroupedProducts', () => {
  test('reads the groups, one with broken variants included', async () => {
    const { result } = renderQuery(useGroupedProducts, 'proteine');
    await until(() => expect(result.current.status).toBe('ready'));
    expect(result.current.items.map(({ name, variants }) => [name, variants.length])).toEqual([
      ['Premier Whey 80', 2],
      ['Gruppo con varianti illeggibili', 0],
    ]);
    expect(api.calls).toEqual(['GET /api/products-grouped/proteine']);
  });

  test('fails at once on a 4xx, unlike a listing', async () => {
    api.state(apiFailing(404));
    const { result } = renderQuery(useGroupedProducts, 'proteine');
    await until(() => expect(result.current.status).toBe('failed'));
    expect(result.current.items).toEqual([]);
    expect(api.calls).toHaveLength(1);
  });
});
