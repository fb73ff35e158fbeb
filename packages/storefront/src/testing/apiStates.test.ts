// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contactAnswer } from '../backend/index.ts';
import {
  apiAnswering,
  apiEmpty,
  apiExcept,
  apiFailing,
  apiMailing,
  apiOffline,
} from './apiStates.ts';
import { mockApi } from './mockApi.ts';
import { manyProducts, sampleProduct } from './sample/catalogue.ts';
import { wireProducts } from './sample/products.ts';

const api = mockApi();
afterEach(() => {
  vi.useRealTimers();
});

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(path, init);
  const body: unknown = await response.json();
  return { status: response.status, type: response.headers.get('Content-Type'), body };
}

const postContact = (body: unknown) =>
  ask('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const message = {
  name: 'Anna Rossi',
  email: 'anna@example.it',
  phone: '0165 000000',
  message: 'Avete la creatina da 300 g?',
  privacy: true,
};

describe('the sample', () => {
  test.each([
    ['/api/products', 12],
    ['/api/products/proteine', 4],
    ['/api/products?search=caseina', 1],
    ['/api/brands', 7],
    ['/api/categories', 7],
    ['/api/products-grouped/proteine', 2],
  ])('answers %s with %i entries', async (path, count) => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(body).toHaveLength(count);
  });

  test('answers product, details and contact as the backend does', async () => {
    expect((await ask('/api/product/siero-100')).body).toMatchObject({ name: 'Siero 100' });
    expect((await ask('/api/product/siero-100/details')).body).toMatchObject({
      how_to_use: 'Un misurino (30 g) al giorno in 250 ml d’acqua.',
    });
    expect(await postContact(message)).toMatchObject({ status: 201, body: contactAnswer().body });
    expect(await postContact({ ...message, email: 'anna' })).toMatchObject({
      status: 422,
      type: 'application/problem+json; charset=utf-8',
      body: { errors: [{ pointer: '/email', detail: 'Inserisci un indirizzo email valido.' }] },
    });
  });

  test('has a product for each state', () => {
    expect(sampleProduct('noPrice').priceCents).toBe(0);
    expect(sampleProduct('noPicture').images).toEqual([]);
    expect(sampleProduct('noDescription').description).toBeUndefined();
    expect(sampleProduct('garment').categoryId).toBe('6');
    expect(sampleProduct('manyBadges').flags).toHaveLength(9);
    expect(sampleProduct('soldOut').availability.every((shop) => !shop.isAvailable)).toBe(true);
    expect(sampleProduct('hostile').images).toEqual([]);
    expect(sampleProduct('longNames').name.length).toBeGreaterThan(80);
    expect(sampleProduct('specialOffer').originalPriceCents).toBe(2690);
  });
});

describe('states of the API', () => {
  test('empty: lists without entries, products unknown', async () => {
    api.state(apiEmpty);
    expect((await ask('/api/products')).body).toEqual([]);
    expect((await ask('/api/products-grouped/proteine')).body).toEqual([]);
    expect((await ask('/api/product/siero-100')).status).toBe(404);
    expect((await ask('/api/categories')).body).toHaveLength(7);
  });

  test('failing: every call has the status, as a problem', async () => {
    api.state(apiFailing(503));
    expect(await ask('/api/products')).toMatchObject({
      status: 503,
      type: 'application/problem+json; charset=utf-8',
    });
    expect(await postContact(message)).toMatchObject({ status: 503 });
  });

  test('offline: every call fails', async () => {
    api.state(apiOffline);
    await expect(fetch('/api/products')).rejects.toThrow(TypeError);
  });

  test('answering: lists that are given replace the sample’s', async () => {
    api.state(apiAnswering({ products: [wireProducts.garment] }));
    expect((await ask('/api/products')).body).toHaveLength(1);
    expect((await ask('/api/brands')).status).toBe(200);
    api.state(apiAnswering({ products: manyProducts(300) }));
    expect((await ask('/api/products')).body).toHaveLength(300);
  });

  test('answering: a seed that does not fit is named', () => {
    expect(() => apiAnswering({ products: [{ name: 'x', price: '12' }] })).toThrow(
      /products\[0\]\.price/,
    );
  });

  test('except: one call behaves otherwise, the others answer', async () => {
    api.state(apiExcept({ productDetails: 404, brands: 'offline' }));
    expect((await ask('/api/product/siero-100')).status).toBe(200);
    expect((await ask('/api/product/siero-100/details')).status).toBe(404);
    await expect(fetch('/api/brands')).rejects.toThrow(TypeError);
  });

  test('mailing: a message is received with the mails as given', async () => {
    const emailStatus = { adminNotified: true, userConfirmationSent: true, simulationMode: false };
    api.state(apiMailing(emailStatus));
    expect(await postContact(message)).toMatchObject({ status: 201, body: { emailStatus } });
  });
});

test('a call that nobody answers throws where it fails the story', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await expect(fetch('/api/cart')).rejects.toThrow(TypeError);
  expect(() => vi.runAllTimers()).toThrow(/Nobody answers GET .*\/api\/cart/);
});
