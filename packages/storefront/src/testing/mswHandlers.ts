import { http, HttpResponse, type RequestHandler } from 'msw';
import { answer, type Catalogue } from '../backend/index.ts';
import type { Day } from '../catalogue/offer/day.ts';
import { sampleCatalogue } from './sample/catalogue.ts';

/**
 * The nine calls (docs/rules.md#call-list), as msw paths, on whatever origin the story or the test
 * runs.
 */
export const apiPaths = {
  products: '*/api/products',
  categoryProducts: '*/api/products/:category',
  brands: '*/api/brands',
  categories: '*/api/categories',
  product: '*/api/product/:slug',
  productDetails: '*/api/product/:slug/details',
  groupedProducts: '*/api/products-grouped/:category',
  labels: '*/api/labels',
  contact: '*/api/contact',
} as const;

/** Any call of the API: not the modules of `src/api`, which Storybook's server serves by their paths. */
export const everyCall = /^https?:\/\/[^/]+\/api\//;

/** Of the clock that stories have. */
const storyDay: Day = '2026-03-10';

export type ApiCall = keyof typeof apiPaths;

/**
 * The API in stories and tests: every answer is the backend's own
 * (docs/decisions/0002-one-answer-function.md).
 */
export function apiHandlers(
  catalogue: Catalogue = sampleCatalogue,
  day: Day = storyDay,
): RequestHandler[] {
  const respond = ({ request }: { request: Request }) => answerOf(catalogue, day, request);
  const { contact, ...reads } = apiPaths;
  return [
    ...Object.values(reads).map((path) => http.get(path, respond)),
    http.post(contact, respond),
    unmockedCall,
  ];
}

async function answerOf(catalogue: Catalogue, day: Day, request: Request) {
  const { status, headers, body } = answer(catalogue, {
    method: request.method,
    url: request.url,
    day,
    contentType: request.headers.get('Content-Type') ?? undefined,
    body: request.method === 'POST' ? await request.text() : undefined,
  });
  return HttpResponse.json(toJson(body), { status, headers });
}

/** What would come out of the wire. */
export function toJson(body: unknown) {
  const text = JSON.stringify(body);
  return text === undefined ? null : JSON.parse(text);
}

/** A call that nobody answers is a mistake of the story or the test, which then fails. */
const unmockedCall = http.all(everyCall, ({ request }) => {
  setTimeout(() => {
    throw new Error(`Nobody answers ${request.method} ${request.url}.`);
  });
  return HttpResponse.error();
});
