import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import * as loadCalls from '../data/loadCalls.ts';
import type { ApiState } from './apiStates.ts';
import { apiHandlers } from './mswHandlers.ts';

/** By the real clock, whatever a test makes of it. */
const realTimeout = globalThis.setTimeout;
const waitBriefly = () => new Promise((resolve) => realTimeout(resolve, 10));

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
    await Promise.all(Object.values(loadCalls).map((load) => load()));
  });
  beforeEach(async () => {
    // What the page of the test before asked for last is still on its way.
    await waitBriefly();
    calls.length = 0;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    calls,
    server,
    state: ({ parameters }: ApiState) => server.use(...parameters.msw.handlers),
  };
}
