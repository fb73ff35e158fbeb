import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, postContact, startFixture, type ServerFixture } from './testing/serverFixture.ts';

let api: ServerFixture;
beforeAll(async () => {
  api = await startFixture();
});
afterAll(() => api.stop());

describe('refused paths', () => {
  it.each([
    '/api/../package.json',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    '/api/..%2f..%2fetc/passwd',
    '/api/..%5c..%5cwindows',
    '/images/products/../../products.json',
    '/images/products/%2e%2e/products.json',
    '/images/products/..%2fproducts.json',
    '/_data/../messages.jsonl',
    '/api/product/%zz',
    '/api/product/%c0%ae%c0%ae',
    '/api/product/a%00b',
    '/api/product/a%0d%0aSet-Cookie:x',
  ])('%s answers 400', async (path) => {
    const { status, text } = await ask(api.address, path);
    expect([status, JSON.parse(text).status]).toEqual([400, 400]);
  });

  it.each([
    '/',
    '/api',
    '/api/',
    '/api/nulla',
    '/api/product',
    '/api/product/__proto__',
    '/api/product/constructor',
    '/api/product/__proto__/details',
    '/api/products/__proto__',
    '/api/products-grouped/constructor',
    '/api/products/proteine/',
    '/api//products',
    '/_datax/products',
    '/images/products/nulla.webp',
    '/images/products/',
    '/images/products',
    '/package.json',
    '/.data/messages.jsonl',
    '/_data/messages',
    '/_data/messages.jsonl',
  ])('%s answers 404', async (path) => {
    const { status, text } = await ask(api.address, path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/node_modules|\.ts:|at /);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a query named or valued %s changes nothing',
    async (word) => {
      const all = await ask(api.address, '/api/products');
      const named = await ask(api.address, `/api/products?${word}=x`);
      expect(named.text).toBe(all.text);
      const brand = await ask(api.address, `/api/products?brand=${word}`);
      expect(brand.status).toBe(400);
      const sort = await ask(api.address, `/api/products?sortBy=${word}`);
      expect(sort.status).toBe(400);
    },
  );
});

describe('methods', () => {
  it.each([
    ['POST', '/api/products'],
    ['PUT', '/api/product/siero-100'],
    ['PATCH', '/api/product/siero-100'],
    ['DELETE', '/api/products'],
    ['GET', '/api/contact'],
    ['DELETE', '/api/contact'],
    ['OPTIONS', '/api/products'],
    ['POST', '/_data/products'],
    ['PUT', '/_data/products/1007'],
    ['PATCH', '/_data/products/1007'],
    ['DELETE', '/_data/products/1007'],
    ['OPTIONS', '/_data/products'],
    ['POST', '/images/x.webp'],
  ])('%s %s answers 405', async (method, path) => {
    const answer = await ask(api.address, path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: method === 'GET' || method === 'OPTIONS' ? '' : '{"id":"1007"}',
    });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toMatch(/^(GET, HEAD|POST)$/);
  });

  it('leave the catalogue as it was', async () => {
    const before = await ask(api.address, '/_data/products/1007');
    await ask(api.address, '/_data/products/1007', { method: 'DELETE' });
    expect((await ask(api.address, '/_data/products/1007')).text).toBe(before.text);
  });
});

describe('an error inside', () => {
  it('is answered without its story', async () => {
    const broken = await startFixture({
      mailer: {
        notifyShop: () => Promise.reject(new Error('secret story')),
        confirmToVisitor: () => Promise.resolve(),
        close: () => {},
      },
    });
    const answer = await postContact(broken.address);
    expect(answer.status).toBe(201);
    expect(answer.text).not.toContain('secret');
    await broken.stop();
  });
});

it.each(['bytes=9-5', 'bytes=0-1', 'x'])(
  'sends a picture whole to who asks for %s',
  async (range) => {
    const { status, headers } = await ask(api.address, '/images/products/amido-lungo-neutro.webp', {
      headers: { Range: range },
    });
    expect([status, headers['content-range'], headers['content-type']]).toEqual([
      200,
      undefined,
      'image/webp',
    ]);
  },
);
