import { http, HttpResponse, type RequestHandler } from 'msw';
import type { WireDetails, WireProduct } from '../../../contract/wire.ts';
import { bundledSeed, customProductPath, customSeed } from './customProducts.ts';
import { hostileDetails, hostileProduct } from './hostileProduct.ts';

type ApiState = { parameters: { msw: { handlers: RequestHandler[] } } };

/** What a story of the product page says: the product of the address, and the API behind it. */
type Opening = {
  args: { category: string; slug: string };
  parameters: { address: string } & ApiState['parameters'];
};

/** The openings of a file of stories, over the API that `answering` makes of a seed. */
export function openings(answering: (seed: Record<string, unknown>) => ApiState) {
  const bundled = answering(bundledSeed);
  return {
    /** A product opened at an address of its page: `opened('proteine', 'iso-soya', '#ingredienti')`. */
    opened: (category: string, slug: string, query = '', api = bundled) =>
      opening(category, slug, query, api),
    /** A product that differs from a plain one in these fields. */
    crafted: (product: WireProduct, details: WireDetails = {}, query = '') =>
      opening(
        customProductPath.category,
        customProductPath.slug,
        query,
        answering(customSeed(product, details)),
      ),
  };
}

function opening(category: string, slug: string, query: string, { parameters }: ApiState): Opening {
  return {
    args: { category, slug },
    parameters: { ...parameters, address: `/prodotti/${category}/${slug}${query}` },
  };
}

/** Answers that no catalogue would let in: they come from a server that is not ours. */
export const hostileProductPage = opening(customProductPath.category, customProductPath.slug, '', {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/product/:slug', () => HttpResponse.json(hostileProduct)),
        http.get('*/api/product/:slug/details', () => HttpResponse.json(hostileDetails)),
      ],
    },
  },
});

/** Of a state that is below what a phone shows first: its picture begins there. */
export const seenFrom = <State extends { parameters?: object }>(
  pictureFrom: string,
  state: State,
) => ({ ...state, parameters: { ...state.parameters, pictureFrom } });

/** Where such a picture begins. */
export const title = 'h1';
export const openTab = '[role="tabpanel"]:not([hidden])';
