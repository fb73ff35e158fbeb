import type { IncomingMessage } from 'node:http';

/** Header names and values in turn, as Node and undici take them. */
export type HeaderList = string[];

/**
 * Request headers that end here: those of one connection (RFC 9110, 7.6.1), those that frame a
 * message, which the client library writes itself, and what only a proxy may say.
 */
const notForwarded: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'http2-settings',
  'content-length',
  'expect',
  'host',
  'transfer-encoding',
  'forwarded',
  'set-cookie',
  'via',
  'x-real-ip',
]);

/** Other names, such as `content_length`, are another header to one reader and the same to the next. */
const plainName = /^[a-z\d-]+$/;

/** The headers of a visitor's request that reach the API. */
export function requestHeaders(req: IncomingMessage): HeaderList {
  const { rawHeaders } = req;
  const named = connectionOptions(req.headers.connection);
  const headers: HeaderList = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (!plainName.test(name) || notForwarded.has(name) || named.has(name)) continue;
    if (name.startsWith('x-forwarded-')) continue;
    headers.push(name, rawHeaders[index + 1] ?? '');
  }
  // What a client claims about its address cannot be trusted: this is the address of the connection.
  headers.push('x-forwarded-for', req.socket.remoteAddress ?? '');
  headers.push('x-forwarded-host', req.headers.host ?? '');
  return headers;
}

const noOptions: ReadonlySet<string> = new Set();

function connectionOptions(header: string | undefined): ReadonlySet<string> {
  if (header === undefined || header === 'keep-alive') return noOptions;
  return new Set(header.split(',').map((name) => name.trim().toLowerCase()));
}

/** Response headers that the API may set; `list` may come more than once. */
const forwarded: readonly { name: string; list?: true }[] = [
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
  for (const { name, list } of forwarded) {
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
