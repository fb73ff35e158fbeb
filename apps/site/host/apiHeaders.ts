import type { IncomingMessage } from 'node:http';

/** Header names and values in turn, as Node and undici take them. */
export type HeaderList = string[];

/**
 * Request headers that an answer may depend on. Nothing else of a visitor reaches the API: not what
 * frames a message, which the client library writes itself, not what belongs to the connection, and not
 * the page that the request came from, whose address may tell what a visitor avoids.
 */
const forwardedRequest: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
]);

/** The headers of a visitor's request that reach the API. */
export function requestHeaders({
  rawHeaders,
  headers: { connection },
}: IncomingMessage): HeaderList {
  const named = connectionOptions(connection);
  const headers: HeaderList = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (forwardedRequest.has(name) && !named.has(name)) {
      headers.push(name, rawHeaders[index + 1] ?? '');
    }
  }
  return headers;
}

/** What a client claims about its address cannot be trusted: this is the address of the connection. */
export function addressHeaders({ socket, headers: { host = '' } }: IncomingMessage): HeaderList {
  return ['x-forwarded-for', socket.remoteAddress ?? '', 'x-forwarded-host', host];
}

const noOptions: ReadonlySet<string> = new Set();

function connectionOptions(header: string | undefined): ReadonlySet<string> {
  if (header === undefined || header === 'keep-alive') return noOptions;
  return new Set(header.split(',').map((name) => name.trim().toLowerCase()));
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
