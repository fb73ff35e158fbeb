import { storeAnswer, type StoredAnswer } from './answerCache.ts';
import { contact, filters, listOf, path, query, read, ref, refuse } from './openApiOperations.ts';
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
        get: read('getProduct', 'One product, by slug or id', ref('ShownProduct'), {
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
        get: read(
          'getHealth',
          'Answers when the catalogue is loaded. degraded: messages cannot be kept at the moment, reading goes on',
          {
            type: 'object',
            properties: { status: { enum: ['ok', 'degraded'] } },
            required: ['status'],
            additionalProperties: false,
          },
        ),
      },
      '/api/metrics': {
        get: {
          operationId: 'getMetrics',
          summary: 'Requests, waiting mails, catalogue and store in Prometheus’ text format 0.0.4',
          parameters: [],
          responses: {
            '200': {
              description: 'For a monitor on the host or its network',
              content: { 'text/plain': { schema: { type: 'string' } } },
            },
            ...refuse({ 404: 'Asked through a proxy (X-Forwarded-For)' }),
          },
        },
      },
      '/api/contact': { post: contact },
    },
    components: { schemas: componentSchemas() },
  };
}
