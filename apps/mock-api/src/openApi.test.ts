import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describedAnswers,
  description,
  pointerTo,
  problemsOf,
  problemsOfAnswer,
  type Call,
} from './testing/apiDescription.ts';
import {
  ask,
  postContact,
  startFixture,
  validMessage,
  type RawAnswer,
  type ServerFixture,
} from './testing/serverFixture.ts';

let api: ServerFixture;
beforeAll(async () => {
  api = await startFixture();
});
afterAll(() => api.stop());

const answered = new Set<string>();

function expectDescribed(call: Call, response: RawAnswer): void {
  answered.add(`${call.method} ${call.path} ${response.status}`);
  expect([call.path, response.status, problemsOfAnswer(call, response)]).toEqual([
    call.path,
    response.status,
    [],
  ]);
}

/** The answer, and the one to the same question with the ETag of the first. */
async function askAndRevalidate(url: string, path: string): Promise<RawAnswer> {
  const response = await ask(api.address, url);
  expectDescribed({ method: 'get', path }, response);
  const etag = response.headers['etag'];
  const headers = { 'If-None-Match': etag ?? '' };
  const again = etag === undefined ? null : await ask(api.address, url, { headers });
  expect(again?.status ?? 304).toBe(304);
  if (again !== null) expectDescribed({ method: 'get', path }, again);
  return response;
}

describe('the description', () => {
  it('is served as it is', async () => {
    const { status, text, headers } = await ask(api.address, '/api/openapi.json');
    expect(status).toBe(200);
    expect(headers['etag']).toBeDefined();
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(description)));
  });

  it('names every call of the shop', () => {
    expect(Object.keys(description.paths)).toEqual([
      '/api/products',
      '/api/products/{category}',
      '/api/brands',
      '/api/categories',
      '/api/product/{slug}',
      '/api/product/{slug}/details',
      '/api/labels',
      '/api/products-grouped/{category}',
      '/api/feeds/local-inventory.tsv',
      '/api/health',
      '/api/metrics',
      '/api/contact',
    ]);
  });

  it('knows an answer that does not fit', () => {
    const call = { method: 'get', path: '/api/products' } as const;
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const response = (text: string) => ({ status: 200, headers, text });
    expect(problemsOfAnswer(call, response('[]'))).toEqual([]);
    expect(problemsOfAnswer(call, response('[{ "name": "Uno", "price": "9,90" }]'))).not.toEqual(
      [],
    );
    expect(problemsOfAnswer(call, response('{ "products": [] }'))).not.toEqual([]);
    expect(problemsOfAnswer(call, { ...response('[]'), status: 418 })).not.toEqual([]);
    expect(problemsOfAnswer(call, { ...response('[]'), headers: {} })).toEqual(['type ']);
    const tooOften = { status: 429, headers: {}, text: '' };
    expect(problemsOfAnswer({ method: 'post', path: '/api/contact' }, tooOften)).toContain(
      'Retry-After is missing',
    );
  });
});

describe('every answer of the running API fits the description', () => {
  it.each([
    ['/api/products', '/api/products', 200],
    ['/api/products?search=whey', '/api/products', 200],
    ['/api/products?sortBy=x', '/api/products', 400],
    ['/api/products?avoid=milk,eggs&avoidIngredient=E955&traces=avoid', '/api/products', 200],
    ['/api/products?sortBy=protein-price&store=2', '/api/products', 200],
    ['/api/products?avoid=latte', '/api/products', 400],
    ['/api/products?store=3', '/api/products', 400],
    ['/api/products/proteine', '/api/products/{category}', 200],
    ['/api/products/proteine?sortBy=x', '/api/products/{category}', 400],
    ['/api/products/merchandising-e-cosmetici', '/api/products/{category}', 200],
    ['/api/products/nulla', '/api/products/{category}', 404],
    ['/api/brands', '/api/brands', 200],
    ['/api/brands?category=proteine&category=altro', '/api/brands', 400],
    ['/api/brands?category=nulla', '/api/brands', 404],
    ['/api/categories', '/api/categories', 200],
    ['/api/product/nulla', '/api/product/{slug}', 404],
    ['/api/product/nulla/details', '/api/product/{slug}/details', 404],
    ['/api/labels', '/api/labels', 200],
    ['/api/labels?category=proteine', '/api/labels', 200],
    ['/api/labels?category=proteine&category=altro', '/api/labels', 400],
    ['/api/labels?category=nulla', '/api/labels', 404],
    ['/api/products-grouped/proteine', '/api/products-grouped/{category}', 200],
    ['/api/products-grouped/nulla', '/api/products-grouped/{category}', 404],
    ['/api/feeds/local-inventory.tsv', '/api/feeds/local-inventory.tsv', 200],
    ['/api/health', '/api/health', 200],
    ['/api/metrics', '/api/metrics', 200],
  ])('GET %s', async (url, path, status) => {
    const response = await askAndRevalidate(url, path);
    expect(response.status).toBe(status);
  });

  it('each product and its details', async () => {
    const products: { id: unknown; slug?: string }[] = JSON.parse(
      (await ask(api.address, '/api/products')).text,
    );
    for (const { slug, id } of products) {
      const name = encodeURIComponent(slug ?? String(id));
      for (const [url, path] of [
        [`/api/product/${name}`, '/api/product/{slug}'],
        [`/api/product/${name}/details`, '/api/product/{slug}/details'],
      ] as const) {
        expect((await askAndRevalidate(url, path)).status).toBe(200);
      }
    }
  });

  it('metrics asked through a proxy', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    const response = await ask(api.address, '/api/metrics', { headers });
    expect(response.status).toBe(404);
    expectDescribed({ method: 'get', path: '/api/metrics' }, response);
  });

  it.each([
    ['a good message', validMessage, 201, {}],
    ['wrong fields', { name: 'A' }, 422, {}],
    ['broken JSON', '{', 400, {}],
    ['too much', { ...validMessage, message: 'x'.repeat(70_000) }, 413, {}],
    ['another type', 'name=Ada', 415, { 'Content-Type': 'text/plain' }],
  ])('POST /api/contact with %s', async (_, body, status, headers) => {
    const response = await postContact(api.address, body, headers);
    expect(response.status).toBe(status);
    expectDescribed({ method: 'post', path: '/api/contact' }, response);
  });

  it('a message too many', async () => {
    await api.restart({ contactPerMinute: 0 });
    const response = await postContact(api.address);
    expect(response.status).toBe(429);
    expectDescribed({ method: 'post', path: '/api/contact' }, response);
  });

  it('the message that it takes is the message that it describes', () => {
    const pointer = pointerTo('components', 'schemas', 'ContactMessage');
    expect(problemsOf(pointer, validMessage)).toEqual([]);
    expect(problemsOf(pointer, { ...validMessage, privacy: 'yes' })).not.toEqual([]);
    expect(problemsOf(pointer, { ...validMessage, email: 'no' })).not.toEqual([]);
  });

  it('and nothing is described that no call above was answered with', () => {
    const unseen = describedAnswers.filter((each) => !answered.has(each));
    // By `databaseAway.test.ts`.
    expect(unseen).toEqual(['post /api/contact 503']);
  });
});
