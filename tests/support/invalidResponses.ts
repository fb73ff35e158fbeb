import type { Page } from '@playwright/test';

type Played = {
  status: number;
  contentType?: string;
  headers?: Record<string, string>;
  body?: string;
};

const portal = '<!doctype html><title>Wi-Fi</title><h1>Accedi alla rete</h1>';

/** What comes back where the API should have answered; none of it is an answer. */
export const invalidResponses = {
  'a page of HTML': { status: 200, contentType: 'text/html', body: portal },
  'an empty body': { status: 204 },
  'the JSON of another thing': { status: 200, contentType: 'application/json', body: '"ciao"' },
} as const satisfies Record<string, Played>;

export const brokenServer = { status: 500, contentType: 'text/html', body: portal } as const;

/** Every call of the API whose path fits gets this answer, until the function it returns is called. */
export async function mockResponse(
  page: Page,
  url: RegExp,
  answer: Played,
): Promise<() => Promise<void>> {
  await page.route(url, (route) => route.fulfill(answer));
  return () => page.unroute(url);
}
