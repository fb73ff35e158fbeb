import type { WireProblem } from '../contract/wire.ts';

/** What the API answers; `body` is JSON, or the text itself where it is a string. Who serves it adds ETag, compression and the like. */
export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: unknown;
};

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** An error as `application/problem+json` (RFC 9457). The detail is Italian: forms show it to visitors. */
export function problem(
  status: number,
  detail: string,
  extra: { errors?: WireProblem['errors']; headers?: Answer['headers'] } = {},
): Answer {
  const body: WireProblem = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    detail,
    errors: extra.errors,
  };
  return {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...extra.headers,
    },
    body,
  };
}

/** How long an answer may be kept: 0 asks for revalidation, `never` is for what tells of a visitor. */
type MaxAge = number | 'never';

const cachingOf = (seconds: MaxAge) =>
  seconds === 'never' ? 'no-store' : seconds > 0 ? `public, max-age=${seconds}` : 'no-cache';

/** A body that may be kept for a time (docs/rules.md#http-caching). */
export function json(body: unknown, maxAgeSeconds: MaxAge): Answer {
  const caching = cachingOf(maxAgeSeconds);
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': caching },
    body,
  };
}

/** A file of text that may be kept for a time. */
export function textFile(body: string, type: string, maxAgeSeconds: number): Answer {
  const { status, headers } = json(body, maxAgeSeconds);
  return { status, headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` }, body };
}

/** What goes over the wire. */
export function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
