import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { loadCalls, loadDetailsCall, loadGroupsCall, loadProductCall } from '../data/loadCalls.ts';
import type { ApiState } from './apiStates.ts';
import { apiHandlers } from './mswHandlers.ts';

/**
 * The API for the tests of one file, in Node. It answers from the sample until a test says
 * `api.state(apiFailing(500))`; `calls` lists what was asked since the test began.
 */
export function mockApi() {
  const server = setupServer(...apiHandlers());
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
  });
  beforeAll(async () => {
    server.listen({ onUnhandledFrame: 'error' });
    // Code that is fetched with the first call would not come while a test has stopped the clock.
    await Promise.all([loadCalls(), loadProductCall(), loadDetailsCall(), loadGroupsCall()]);
  });
  afterEach(() => {
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => server.close());
  return {
    calls,
    server,
    state: ({ parameters }: ApiState) => server.use(...parameters.msw.handlers),
  };
}
