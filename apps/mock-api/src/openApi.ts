import { storeAnswer, type StoredAnswer } from './answerCache.ts';
import {
  contact,
  filters,
  json,
  listOf,
  path,
  query,
  read,
  ref,
  refuse,
  text,
} from './openApiOperations.ts';
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

const ofSlug = { parameters: [path('slug')], refusals: [404] };

export function openApiDocument(brand: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1.0.0',
      description: 'The calls of the storefront. Amounts are integer cents unless said otherwise.',
    },
    paths: {
      '/api/products': read(
        'listProducts',
        'Products by filter, in the order of sortBy',
        json(listOf('ListedProduct')),
        { parameters: filters, refusals: [400] },
      ),
      '/api/products/{category}': read(
        'listCategoryProducts',
        'Products of a category',
        json(listOf('ListedProduct')),
        { parameters: [path('category'), ...filters], refusals: [400, 404] },
      ),
      '/api/brands': read('listBrands', 'Brands, A to Z', json(listOf('Brand')), {
        parameters: [query('category'), query('search')],
        refusals: [400, 404],
      }),
      '/api/categories': read('listCategories', 'Categories', json(listOf('Category'))),
      '/api/product/{slug}': read(
        'getProduct',
        'One product, by slug or id',
        json(ref('ShownProduct')),
        ofSlug,
      ),
      '/api/product/{slug}/details': read(
        'getProductDetails',
        'What the product page adds',
        json(ref('ProductDetails')),
        ofSlug,
      ),
      '/api/labels': read(
        'listLabelFacts',
        'What the labels say, by slug',
        json({ type: 'object', additionalProperties: ref('LabelFacts') }),
        { parameters: [query('category')], refusals: [400, 404] },
      ),
      '/api/products-grouped/{category}': read(
        'listProductGroups',
        'Products grouped by variants',
        json(listOf('ProductGroup')),
        { parameters: [path('category')], refusals: [404] },
      ),
      '/api/feeds/local-inventory.tsv': read(
        'getLocalInventory',
        'What each shop has: a head (store_code, id, availability, quantity, price) and a line for each product and shop, tabs between the cells',
        text('tab-separated-values'),
      ),
      '/api/health': read(
        'getHealth',
        'Answers when the catalogue is loaded. degraded: messages cannot be kept at the moment, reading goes on',
        json({
          type: 'object',
          properties: { status: { enum: ['ok', 'degraded'] } },
          required: ['status'],
          additionalProperties: false,
        }),
      ),
      '/api/metrics': {
        get: {
          operationId: 'getMetrics',
          summary: 'Requests, waiting mails, catalogue and store in Prometheus’ text format 0.0.4',
          parameters: [],
          responses: {
            '200': {
              description: 'For a monitor on the host or its network',
              content: text('plain'),
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
