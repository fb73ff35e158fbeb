import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { contactAnswer, problem, type WireEmailStatus } from '../backend/index.ts';
import { apiHandlers, apiPaths, type ApiCall, everyCall, toJson } from './mswHandlers.ts';
import { catalogueOf, emptyCatalogue, sampleSeed } from './sample/catalogue.ts';

/** A state of the API as part of a story: `export const Loading: Story = { ...apiPending };` */
export type ApiState = { parameters: { msw: { handlers: RequestHandler[] } } };

/** How a single call behaves: answers with this status, never, or not at all. */
export type CallState = 'pending' | 'offline' | number;

function apiState(...handlers: RequestHandler[]): ApiState {
  return { parameters: { msw: { handlers } } };
}

function handlerOf(path: string | RegExp, state: CallState): RequestHandler {
  if (state === 'offline') return http.all(path, () => HttpResponse.error());
  if (state === 'pending') {
    return http.all(path, async () => {
      await delay('infinite');
      return HttpResponse.error();
    });
  }
  const { status, headers, body } = problem(state, 'Il servizio non è disponibile.');
  return http.all(path, () => HttpResponse.json(toJson(body), { status, headers }));
}

/** Every answer is on its way for ever. */
export const apiPending = apiState(handlerOf(everyCall, 'pending'));

/** The network is gone. */
export const apiOffline = apiState(handlerOf(everyCall, 'offline'));

/** Lists are empty and products unknown. */
export const apiEmpty = apiState(...apiHandlers(emptyCatalogue));

/** Every answer has this status, 502 being the site's proxy without an API behind it. */
export function apiFailing(status: number): ApiState {
  return apiState(handlerOf(everyCall, status));
}

/** Answers from the sample; lists that are given (products, brands …) replace the sample's. */
export function apiAnswering(seed: Record<string, unknown> = {}): ApiState {
  return apiState(...apiHandlers(catalogueOf({ ...sampleSeed, ...seed })));
}

/** Answers from the sample but for the calls named: `apiExcept({ productDetails: 'pending' })`. */
export function apiExcept(
  states: Partial<Record<ApiCall, CallState>>,
  seed: Record<string, unknown> = {},
): ApiState {
  const exceptions = apiCalls.flatMap((call) => {
    const state = states[call];
    return state === undefined ? [] : [handlerOf(apiPaths[call], state)];
  });
  return apiState(...exceptions, ...apiAnswering(seed).parameters.msw.handlers);
}

const apiCalls = [
  'products',
  'categoryProducts',
  'brands',
  'categories',
  'product',
  'productDetails',
  'groupedProducts',
  'labels',
  'contact',
] as const satisfies readonly ApiCall[];

/** A contact message is received, with this much mail sent (docs/rules.md#contact-outcome). */
export function apiMailing(emailStatus: WireEmailStatus): ApiState {
  const { status, headers, body } = contactAnswer(emailStatus);
  const contact = http.post(apiPaths.contact, () =>
    HttpResponse.json(toJson(body), { status, headers }),
  );
  return apiState(contact, ...apiHandlers());
}
