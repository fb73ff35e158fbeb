import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultFilters } from '../catalogue/filterOptions.ts';
import {
  fetchBrands,
  fetchCategories,
  fetchCategoryProducts,
  fetchGroupedProducts,
  fetchProducts,
} from './listCalls.ts';
import { sendContactMessage } from './contactCall.ts';
import { fetchProduct, fetchProductDetails } from './productCalls.ts';
import { NetworkError } from './errors.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const warn = vi.fn<(message: string) => void>();
const options = { warn };
afterEach(() => {
  fetched.mockReset();
  warn.mockReset();
});

const answers = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const calledUrl = () => fetched.mock.calls[0]?.[0];

const lists = [
  ['products', () => fetchProducts(defaultFilters, options), '/api/products'],
  [
    'products of a category',
    () => fetchCategoryProducts('proteine', defaultFilters, options),
    '/api/products/proteine',
  ],
  ['brands', () => fetchBrands({ category: 'proteine' }, options), '/api/brands?category=proteine'],
  ['categories', () => fetchCategories(options), '/api/categories'],
] as const;

describe.each(lists)('the list of %s', (_, call, url) => {
  test('is read entry by entry: a bad one is skipped with a warning', async () => {
    answers([{ slug: 'a', name: 'A' }, null, { slug: 'x' }, { slug: 'b', name: 'B' }]);
    const { status, items } = await call();
    expect(calledUrl()).toBe(url);
    expect(status).toBe('ready');
    expect(items.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls[0]?.[0]).toMatch(/^Skipped entry 1 of a list: /);
  });

  test('holds no duplicate', async () => {
    answers([
      { slug: 'a', name: 'A' },
      { slug: 'a', name: 'Z' },
      { slug: 'b', name: 'B' },
    ]);
    expect((await call()).items.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(warn.mock.calls).toEqual([['Skipped entry 1 of a list: a is there already.']]);
  });

  test.each([400, 404, 429, 500, 503])(
    'is empty at once where the answer is %i',
    async (status) => {
      answers({ detail: 'no' }, status);
      await expect(call()).resolves.toEqual({ status: 'failed', items: [] });
      expect(fetched).toHaveBeenCalledTimes(1);
    },
  );

  test('fails like a lost connection where the proxy says 502', async () => {
    answers('Bad Gateway', 502);
    await expect(call()).rejects.toBeInstanceOf(NetworkError);
  });

  test('fails without a connection', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call()).rejects.toBeInstanceOf(NetworkError);
  });

  test.each([[null], [{}], ['x']])('fails where the answer is %j', async (body) => {
    answers(body);
    await expect(call()).rejects.toBeInstanceOf(NetworkError);
  });
});

describe.each([
  ['Product not found', () => fetchProduct('iso-soya', options)],
  ['Product details not found', () => fetchProductDetails('iso-soya', options)],
  ['Failed to fetch grouped products', () => fetchGroupedProducts('proteine', options)],
])('%s', (message, call) => {
  test.each([404, 500, 502])('throws an error with status %i', async (status) => {
    answers({ detail: 'no' }, status);
    await expect(call()).rejects.toMatchObject({ name: 'ApiError', status, message });
  });

  test('is not what a lost connection raises', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call()).rejects.toBeInstanceOf(NetworkError);
  });
});

test('a product comes read', async () => {
  answers({ id: 7, name: 'Iso Soya', brand: 'Serac' });
  await expect(fetchProduct('iso-soya', options)).resolves.toMatchObject({
    id: '7',
    brandName: 'Serac',
  });
  expect(calledUrl()).toBe('/api/product/iso-soya');
});

test('static variants are not those of a product whose own have changed', async () => {
  answers({ id: 7, slug: 'gel-trenta', name: 'Gel Trenta' });
  const { variants } = await fetchProduct('gel-trenta', options);
  expect(variants).toContainEqual(expect.objectContaining({ size: '45 ml', priceCents: 220 }));
  answers({ id: 7, slug: 'gel-trenta', name: 'Gel Trenta', variants_changed: true });
  expect(await fetchProduct('gel-trenta', options)).not.toHaveProperty('variants');
  answers({ variants: [{ flavor: 'Limone', size: 'Box 24 pz', price_cents: 4500 }] });
  expect((await fetchProductDetails('gel-trenta', options)).variants).toMatchObject([
    { priceCents: 4500, isInStock: false },
  ]);
});

test('a product without any name is not found', async () => {
  answers({ id: 7 });
  await expect(fetchProduct('7', options)).rejects.toMatchObject({
    status: 404,
    message: 'Product not found',
  });
});

test('details come read, whatever they are', async () => {
  answers({ how_to_use: 'Una dose.' });
  await expect(fetchProductDetails('iso-soya', options)).resolves.toMatchObject({
    usage: 'Una dose.',
  });
  answers(null);
  await expect(fetchProductDetails('iso-soya', options)).resolves.toMatchObject({ variants: [] });
});

describe('a label of the details', () => {
  const facts = { readable: true, food: true, contains: ['milk'], traces: [], active: null };
  const label = { nutrition: [], ingredients: null, facts };
  const details = { ingredienti: 'Siero di latte.', label };

  test('without what is drawn comes as readings beside its texts', async () => {
    answers(details);
    const read = await fetchProductDetails('iso-soya', options);
    expect(read).toMatchObject({
      ingredientTexts: ['Siero di latte.'],
      readings: { table: null, list: null, facts, findings: undefined },
      declared: { contains: ['milk'], traces: [] },
    });
    expect(read.label).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['display', {}],
    ['facts', undefined],
    ['nutrition', 'Proteine: 78 g'],
    ['ingredients', 'Siero di latte.'],
  ])('whose %s is %o is dropped with a warning', async (field, value) => {
    answers({ ...details, label: { ...label, [field]: value } });
    const read = await fetchProductDetails('iso-soya', options);
    expect(read).toMatchObject({ ingredientTexts: ['Siero di latte.'] });
    expect(read.readings).toBeUndefined();
    expect(warn).toHaveBeenCalledWith('The label of iso-soya has another form than expected.');
  });
});

test('groups come read; one without a name is skipped', async () => {
  answers([{ id: 1, name: 'Premier', variants: '[]' }, { id: 2 }]);
  await expect(fetchGroupedProducts('proteine', options)).resolves.toMatchObject([
    { name: 'Premier' },
  ]);
  expect(warn).toHaveBeenCalledWith('Skipped entry 1 of a list: no name (id 2).');
});

describe('a contact message', () => {
  const message = {
    name: 'Ada',
    email: 'a@b.it',
    phone: '12345',
    message: '1234567890',
    privacy: true,
  } as const;
  const noStatus = { adminNotified: false, userConfirmationSent: false, simulationMode: false };

  test('is sent once, with its key', async () => {
    const emailStatus = { adminNotified: true, userConfirmationSent: true, simulationMode: false };
    answers({ emailStatus }, 201);
    await expect(sendContactMessage(message, 'key-1')).resolves.toEqual(emailStatus);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'Idempotency-Key': 'key-1' },
      body: JSON.stringify(message),
    });
  });

  test.each([
    [{}],
    [null],
    [{ emailStatus: null }],
    [{ emailStatus: 'x' }],
    [{ emailStatus: { adminNotified: 1 } }],
  ])('has a status of three times false where the answer is %j', async (body) => {
    answers(body, 201);
    await expect(sendContactMessage(message, 'k')).resolves.toEqual(noStatus);
  });

  test('refused says why, field by field', async () => {
    const errors = [{ pointer: '/name', detail: 'Il nome deve essere di almeno 3 caratteri.' }];
    answers({ detail: 'Alcuni campi non sono validi.', errors }, 422);
    await expect(sendContactMessage(message, 'k')).rejects.toMatchObject({
      message: '422: Alcuni campi non sono validi.',
      fieldErrors: errors,
    });
  });
});
