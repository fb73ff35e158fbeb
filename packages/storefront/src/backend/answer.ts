import { answerBrands, answerListing } from './answerListing.ts';
import { answerLabels } from './answerLabels.ts';
import { answerDetails, answerGroups, answerProduct } from './answerProduct.ts';
import { cacheSeconds } from './cacheSeconds.ts';
import type { Day } from '../catalogue/offer/day.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { indexOf } from './dayIndex.ts';
import { contactAnswer, readContact } from './contact.ts';
import { inventoryFeed } from './inventoryFeed.ts';
import { type Answer, json, problem, textFile } from './problem.ts';
import { readTarget } from './target.ts';

export type ApiRequest = {
  method: string;
  /** Path and query as they came, percent-encoded; a full address is fine too. */
  url: string;
  contentType?: string;
  /** The calendar day of Rome that prices are those of; without one no promotion runs. */
  day?: Day | null;
  /** The text of the body, for `POST /api/contact`. */
  body?: string;
};

/**
 * Every answer of the API (docs/rules.md#api-answers), from data alone: the API, msw in stories and
 * tests, and the prerender all answer from here. Storing and mailing of messages, rate limits,
 * ETags and compression are the server's; a valid message is answered as in simulation mode.
 */
export function answer(catalogue: Catalogue, request: ApiRequest): Answer {
  const target = readTarget(request.url);
  if (target === null) return problem(400, 'L’indirizzo non è codificato correttamente.');
  const route = findRoute(target.segments);
  if (route === null) return problem(404, 'Indirizzo non trovato.');
  const { method } = request;
  const isAllowed = method === route.method || (method === 'HEAD' && route.method === 'GET');
  if (!isAllowed) {
    const allowed = route.method === 'GET' ? 'GET, HEAD' : route.method;
    return problem(405, 'Metodo non consentito.', { headers: { Allow: allowed } });
  }
  return route.answer({
    index: indexOf(catalogue, request.day ?? null),
    query: target.query,
    request,
  });
}

type Context = { index: CatalogueIndex; query: URLSearchParams; request: ApiRequest };
type Route = { method: 'GET' | 'POST'; answer: (context: Context) => Answer };

/** The routes of the API (docs/rules.md#api-answers). */
function findRoute([api, name, ...rest]: readonly string[]): Route | null {
  if (api !== 'api') return null;
  const [first = '', second] = rest;
  const get = (respond: Route['answer']): Route => ({ method: 'GET', answer: respond });

  switch (`${name}/${rest.length}`) {
    case 'health/0':
      return get(() => json({ status: 'ok' }, cacheSeconds.health));
    case 'products/0':
      return get(({ index, query }) => answerListing(index, query));
    case 'products/1':
      return get(({ index, query }) => answerListing(index, query, first));
    case 'brands/0':
      return get(({ index, query }) => answerBrands(index, query));
    case 'categories/0':
      return get(({ index }) => json(index.categories, cacheSeconds.categories));
    case 'labels/0':
      return get(({ index, query }) => answerLabels(index, query));
    case 'feeds/1':
      return first === inventoryFeedFile ? get(({ index }) => answerFeed(index)) : null;
    case 'product/1':
      return get(({ index }) => answerProduct(index, first));
    case 'product/2':
      return second === 'details' ? get(({ index }) => answerDetails(index, first)) : null;
    case 'products-grouped/1':
      return get(({ index }) => answerGroups(index, first));
    case 'contact/0':
      return { method: 'POST', answer: ({ request }) => answerContact(request) };
    default:
      return null;
  }
}

const inventoryFeedFile = 'local-inventory.tsv';
export const inventoryFeedPath = `/api/feeds/${inventoryFeedFile}`;

/** The same text each time, so a server packs it once. */
const feeds = new WeakMap<CatalogueIndex, string>();

function answerFeed(index: CatalogueIndex): Answer {
  const feed = feeds.get(index) ?? inventoryFeed(index);
  feeds.set(index, feed);
  return textFile(feed, 'text/tab-separated-values', cacheSeconds.listings);
}

function answerContact({ contentType, body }: ApiRequest): Answer {
  const reading = readContact(contentType, body ?? '');
  return reading.kind === 'message' ? contactAnswer() : reading.answer;
}
