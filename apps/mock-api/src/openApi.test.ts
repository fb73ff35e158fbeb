import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from './openApi.ts';
import {
  ask,
  validMessage,
  postContact,
  startFixture,
  type ServerFixture,
} from './testing/serverFixture.ts';

let api: ServerFixture;
beforeAll(async () => {
  api = await startFixture();
});
afterAll(() => api.stop());

const description = openApiDocument('Vetta Nutrition');
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(description, 'api');

/** What an answer's body breaks of the description; nothing is good. */
function problemsOf(pointer: string, body: unknown): unknown {
  const validate = ajv.getSchema(`api#${pointer}`);
  if (validate === undefined) return [`nothing at ${pointer}`];
  return validate(body) ? [] : validate.errors;
}

function schemaPointer(path: string, method: string, status: number, type: string): string {
  return `/paths/${escapePart(path)}/${method}/responses/${status}/content/${escapePart(type)}/schema`;
}

function escapePart(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
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
      '/api/contact',
    ]);
  });

  it('knows a body that does not fit', () => {
    const pointer = schemaPointer('/api/products', 'get', 200, 'application/json');
    expect(problemsOf(pointer, [{ name: 'Uno', price: '9,90' }])).not.toEqual([]);
    expect(problemsOf(pointer, { products: [] })).not.toEqual([]);
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
    ['/api/products/merchandising-e-cosmetici', '/api/products/{category}', 200],
    ['/api/products/nulla', '/api/products/{category}', 404],
    ['/api/brands', '/api/brands', 200],
    ['/api/brands?category=nulla', '/api/brands', 404],
    ['/api/categories', '/api/categories', 200],
    ['/api/product/nulla', '/api/product/{slug}', 404],
    ['/api/product/nulla/details', '/api/product/{slug}/details', 404],
    ['/api/labels', '/api/labels', 200],
    ['/api/labels?category=proteine', '/api/labels', 200],
    ['/api/labels?category=nulla', '/api/labels', 404],
    ['/api/products-grouped/proteine', '/api/products-grouped/{category}', 200],
    ['/api/products-grouped/nulla', '/api/products-grouped/{category}', 404],
    ['/api/health', '/api/health', 200],
  ])('GET %s', async (url, path, status) => {
    const answer = await ask(api.address, url);
    expect(answer.status).toBe(status);
    const type = status === 200 ? 'application/json' : 'application/problem+json';
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(problemsOf(schemaPointer(path, 'get', status, type), JSON.parse(answer.text))).toEqual(
      [],
    );
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
        const { status, text } = await ask(api.address, url);
        const pointer = schemaPointer(path, 'get', 200, 'application/json');
        expect([url, status, problemsOf(pointer, JSON.parse(text))]).toEqual([url, 200, []]);
      }
    }
  });

  it.each([
    ['a good message', validMessage, 201],
    ['wrong fields', { name: 'A' }, 422],
    ['broken JSON', '{', 400],
    ['too much', { ...validMessage, message: 'x'.repeat(70_000) }, 413],
  ])('POST /api/contact with %s', async (_, body, status) => {
    const answer = await postContact(api.address, body);
    expect(answer.status).toBe(status);
    const type = status === 201 ? 'application/json' : 'application/problem+json';
    const pointer = schemaPointer('/api/contact', 'post', status, type);
    expect(problemsOf(pointer, JSON.parse(answer.text))).toEqual([]);
  });

  it('the message that it takes is the message that it describes', () => {
    const pointer = '/components/schemas/ContactMessage';
    expect(problemsOf(pointer, validMessage)).toEqual([]);
    expect(problemsOf(pointer, { ...validMessage, privacy: 'yes' })).not.toEqual([]);
    expect(problemsOf(pointer, { ...validMessage, email: 'no' })).not.toEqual([]);
  });
});
