import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { problem } from './problem.ts';
import { smallShop } from './testCatalogue.ts';

const get = (url: string) => answer(smallShop(), { method: 'GET', url });

test('GET /api/health is 200', () => {
  expect(get('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test.each([
  ['/api/products', 'public, max-age=300'],
  ['/api/products/proteine', 'public, max-age=300'],
  ['/api/brands', 'public, max-age=600'],
  ['/api/categories', 'public, max-age=300'],
  ['/api/product/elite', 'no-cache'],
  ['/api/health', 'no-cache'],
])('%s may be kept: %s', (url, caching) => {
  expect(get(url).headers).toEqual({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': caching,
  });
});

test.each([
  '/',
  '/api',
  '/api/',
  '/api/pippo',
  '/api/product/elite/x',
  '/api/product/elite/details/x',
  '/api/health/',
  '//api/products',
  '/API/products',
  '/api/../api/products',
  '/db',
])('%j is no address of the API', (url) => {
  expect(get(url)).toMatchObject({ status: 404, body: { detail: expect.stringMatching(/\S/) } });
});

test('what is no address says so', () => {
  expect(get('/api/pippo').body).toMatchObject({ detail: 'Indirizzo non trovato.' });
});

test.each([
  ['POST', '/api/products', 'GET, HEAD'],
  ['DELETE', '/api/product/elite', 'GET, HEAD'],
  ['PUT', '/api/health', 'GET, HEAD'],
  ['GET', '/api/contact', 'POST'],
  ['HEAD', '/api/contact', 'POST'],
])('%s %s is not allowed and says what is', (method, url, allowed) => {
  expect(answer(smallShop(), { method, url })).toMatchObject({
    status: 405,
    headers: { Allow: allowed },
    body: { detail: 'Metodo non consentito.' },
  });
});

test('HEAD is answered like GET', () => {
  expect(answer(smallShop(), { method: 'HEAD', url: '/api/brands' })).toEqual(get('/api/brands'));
});

test('a full address and a hash are read as their path', () => {
  expect(get('http://localhost:3001/api/product/elite?x=1#top').body).toMatchObject({ id: 3 });
});

test('a message without a body is no JSON', () => {
  const contentType = 'application/json';
  expect(answer(smallShop(), { method: 'POST', url: '/api/contact', contentType })).toMatchObject({
    status: 400,
    body: { detail: 'La richiesta non è JSON valido.' },
  });
});

test('a status without a title of its own is an error', () => {
  expect(problem(418, 'Riprova più tardi.').body).toMatchObject({ title: 'Error', status: 418 });
});
