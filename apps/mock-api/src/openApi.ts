import {
  allergenKeys,
  maxAvoidIngredients,
  maxIngredientLetters,
  priceRanges,
  proteinPriceOrder,
  sortOrders,
  storeIds,
} from '@vetta/storefront/backend';
import { storeAnswer, type StoredAnswer } from './answerCache.ts';
import { componentSchemas } from './openApiSchemas.ts';

/**
 * GET /api/openapi.json: what a shop system has to answer to stand behind the front end
 * (docs/rules.md#call-list).
 */
export function openApiAnswer(brand: string): StoredAnswer {
  return storeAnswer({
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' },
    body: openApiDocument(brand),
  });
}

export function openApiDocument(brand: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1.0.0',
      description: 'The calls of the storefront. Amounts are integer cents unless said otherwise.',
    },
    paths: {
      '/api/products': {
        get: read(
          'listProducts',
          'Products by filter, in the order of sortBy',
          listOf('ListedProduct'),
          {
            parameters: filters,
            refusals: [400],
          },
        ),
      },
      '/api/products/{category}': {
        get: read('listCategoryProducts', 'Products of a category', listOf('ListedProduct'), {
          parameters: [path('category'), ...filters],
          refusals: [400, 404],
        }),
      },
      '/api/brands': {
        get: read('listBrands', 'Brands, A to Z', listOf('Brand'), {
          parameters: [query('category'), query('search')],
          refusals: [400, 404],
        }),
      },
      '/api/categories': { get: read('listCategories', 'Categories', listOf('Category')) },
      '/api/product/{slug}': {
        get: read('getProduct', 'One product, by slug or id', ref('Product'), {
          parameters: [path('slug')],
          refusals: [404],
        }),
      },
      '/api/product/{slug}/details': {
        get: read('getProductDetails', 'What the product page adds', ref('ProductDetails'), {
          parameters: [path('slug')],
          refusals: [404],
        }),
      },
      '/api/labels': {
        get: read(
          'listLabelFacts',
          'What the labels say, by slug',
          { type: 'object', additionalProperties: ref('LabelFacts') },
          { parameters: [query('category')], refusals: [400, 404] },
        ),
      },
      '/api/products-grouped/{category}': {
        get: read('listProductGroups', 'Products grouped by variants', listOf('ProductGroup'), {
          parameters: [path('category')],
          refusals: [404],
        }),
      },
      '/api/feeds/local-inventory.tsv': {
        get: {
          operationId: 'getLocalInventory',
          summary: 'What each shop has: store_code, id, availability, quantity, price',
          parameters: [],
          responses: {
            '200': {
              description: 'A head and a line for each product and shop, tabs between the cells',
              content: { 'text/tab-separated-values': { schema: { type: 'string' } } },
            },
            '304': { description: 'The answer named by If-None-Match still holds' },
          },
        },
      },
      '/api/health': {
        get: read('getHealth', 'Answers when the catalogue is loaded', {
          type: 'object',
          properties: { status: { enum: ['ok', 'degraded'] } },
          required: ['status'],
        }),
      },
      '/api/contact': { post: contact },
    },
    components: { schemas: componentSchemas() },
  };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: string) => ({ type: 'array', items: ref(name) });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const reasons: Readonly<Record<number, string>> = {
  400: 'A parameter or the body cannot be read',
  404: 'Unknown category or product',
  413: 'More than 64 KiB',
  415: 'Not JSON',
  422: 'Invalid fields, each with a pointer; or a reused Idempotency-Key',
  429: 'Too many messages from one address; Retry-After says when to try again',
  503: 'The message could not be stored, and is not',
};

function refuse(statuses: readonly number[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: reasons[status] ?? 'Refused',
        content: { 'application/problem+json': { schema: ref('Problem') } },
      },
    ]),
  );
}

function read(
  operationId: string,
  summary: string,
  schema: object,
  more: { parameters?: readonly object[]; refusals?: readonly number[] } = {},
) {
  return {
    operationId,
    summary,
    parameters: more.parameters ?? [],
    responses: {
      '200': { description: summary, ...json(schema) },
      '304': { description: 'The answer named by If-None-Match still holds' },
      ...refuse(more.refusals ?? []),
    },
  };
}

function path(name: string) {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}

function query(name: string, schema: object = { type: 'string' }) {
  return { name, in: 'query', required: false, schema };
}

const filters = [
  query('search'),
  query('brand'),
  query('priceRange', { enum: priceRanges.map(({ value }) => value), default: 'all' }),
  query('sortBy', {
    enum: [...sortOrders, proteinPriceOrder].map(({ value }) => value),
    default: 'name',
  }),
  {
    ...query('avoid', { type: 'array', items: { enum: allergenKeys } }),
    description: 'Leaves out what contains one of these; each product then carries its label',
    style: 'form',
    explode: false,
  },
  {
    ...query('avoidIngredient', {
      type: 'array',
      maxItems: maxAvoidIngredients,
      items: { type: 'string', maxLength: maxIngredientLetters },
    }),
    description: 'The same by name or E-number of an ingredient; may stand several times',
    style: 'form',
    explode: true,
  },
  { ...query('traces', { enum: ['avoid'] }), description: 'Traces count as contained' },
  { ...query('store', { enum: storeIds }), description: 'In stock at this shop' },
];

const contact = {
  operationId: 'sendContactMessage',
  summary: 'Stores a message, then mails it; answers once it is stored',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key and message again: the same answer, one stored message',
      schema: { type: 'string', maxLength: 200 },
    },
  ],
  requestBody: { required: true, ...json(ref('ContactMessage')) },
  responses: {
    '201': { description: 'The message is stored', ...json(ref('ContactResponse')) },
    ...refuse([400, 413, 415, 422, 429, 503]),
  },
};
