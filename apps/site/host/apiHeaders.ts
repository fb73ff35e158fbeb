import type { IncomingMessage } from 'node:http';
import type { HeaderList } from '@vetta/mock-api/letGo';

/**
 * Request headers that an answer may depend on. Nothing else of a visitor reaches the API: not what
 * frames a message, which the client library writes itself, not what belongs to the connection, and not
 * the page that the request came from, whose address may tell what a visitor avoids.
 */
const forwardedRequest: readonly string[] = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
];

/** The headers of a visitor's request that reach the API. */
export function requestHeaders({ headersDistinct }: IncomingMessage): HeaderList {
  return forwardedRequest.flatMap((name) =>
    (headersDistinct[name] ?? []).flatMap((value) => [name, value]),
  );
}

/** What a client claims about its address cannot be trusted: this is the address of the connection. */
export function addressHeaders({ socket, headers: { host = '' } }: IncomingMessage): HeaderList {
  return ['x-forwarded-for', socket.remoteAddress ?? '', 'x-forwarded-host', host];
}

/** Response headers that the API may set; `list` may come more than once. */
const forwardedAnswer: readonly { name: string; list?: true }[] = [
  { name: 'content-type' },
  { name: 'content-length' },
  { name: 'content-encoding', list: true },
  { name: 'content-language', list: true },
  { name: 'content-disposition' },
  { name: 'cache-control', list: true },
  { name: 'etag' },
  { name: 'expires' },
  { name: 'last-modified' },
  { name: 'vary', list: true },
  { name: 'accept', list: true },
  { name: 'allow', list: true },
  { name: 'retry-after' },
];

/**
 * The headers of the API's answer that reach the visitor. null: the answer is broken. Policy,
 * cookies and connection are the site's own business, so nothing else passes.
 */
export function responseHeaders(
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): HeaderList | null {
  if (!Number.isInteger(status) || status < 200 || status > 599) return null;
  // Any other coding is still on the body: what it says is not what the visitor would read.
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && String(coding).toLowerCase() !== 'chunked') return null;
  const passed: HeaderList = [];
  for (const { name, list } of forwardedAnswer) {
    const value = headers[name];
    if (value === undefined) continue;
    if (Array.isArray(value) && !list) return null;
    const text = Array.isArray(value) ? value.join(', ') : value;
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(text)) return null;
    if (name === 'content-length') {
      if (!/^\d{1,15}$/.test(text)) return null;
      if (status === 204) continue;
    }
    passed.push(name, text);
  }
  return passed;
}

/** Methods whose requests have no body here. One with a body is refused: RFC 9110, 9.3 gives it no meaning. */
const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']);

/** What a request says of its own body. `refused`: two readers could see it end in two places. */
export type Framing = 'bodiless' | 'withBody' | 'refused';

/**
 * Node's parser refuses most of what is ambiguous. This is the second lock, and the rule that a
 * reading method carries no body.
 */
export function readFraming({
  method = '',
  headersDistinct,
  httpVersion,
}: IncomingMessage): Framing {
  const {
    host = [],
    'content-length': lengths = [],
    'transfer-encoding': codings = [],
  } = headersDistinct;
  // The parser knows 0.9 and 2.0 as well.
  const isKnown = httpVersion === '1.1' || httpVersion === '1.0';
  if (!isKnown || [host, lengths, codings].some((values) => values.length > 1)) return 'refused';
  const [length] = lengths;
  const [coding] = codings;
  if (coding !== undefined) {
    const isPlain = coding.toLowerCase() === 'chunked' && httpVersion === '1.1';
    return isPlain && length === undefined && !bodiless.has(method) ? 'withBody' : 'refused';
  }
  if (length === undefined || /^0{1,15}$/.test(length)) return 'bodiless';
  return bodiless.has(method) || !/^\d{1,15}$/.test(length) ? 'refused' : 'withBody';
}
