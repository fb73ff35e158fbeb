import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Answer, bodyText, romeDay } from '@vetta/storefront/backend';
import type { StoredAnswer } from './answerCache.ts';
import { refuseRequest } from './http/letGo.ts';
import { chooseEncoding, isKnown } from './negotiation.ts';

/** Below this many bytes compressing costs more than it saves. */
const isCompressible = 1024;

/** An answer made for this one request. A body that is too large ends the connection as well. */
export function sendAnswer(res: ServerResponse, { status, headers, body }: Answer): void {
  const { req } = res;
  const bytes = Buffer.from(bodyText(body));
  const all = { ...headers, 'X-Content-Type-Options': 'nosniff' };
  if (status === 413) return refuseRequest(req, res, status, Object.entries(all).flat(), bytes);
  res.writeHead(status, { ...all, 'Content-Length': bytes.length });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

/** What would be kept past midnight in Rome is kept not at all: its prices may be others after it. */
function cachingToday(caching: string | undefined): string | undefined {
  const seconds = Number(/max-age=(\d+)/.exec(caching ?? '')?.[1] ?? 0);
  const now = Date.now();
  const isOfToday = romeDay(new Date(now + seconds * 1000)) === romeDay(new Date(now));
  return isOfToday ? caching : 'no-cache';
}

/** An answer from the catalogue: with ETag, 304, and the encoding that the visitor prefers. */
export async function sendStored(
  req: IncomingMessage,
  res: ServerResponse,
  stored: StoredAnswer,
): Promise<void> {
  const headers: OutgoingHttpHeaders = {
    ...stored.headers,
    'Cache-Control': cachingToday(stored.headers['Cache-Control']),
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  if (stored.status === 200) {
    headers['ETag'] = stored.etag;
    if (isKnown(req.headers['if-none-match'], stored.etag)) {
      delete headers['Content-Type'];
      res.writeHead(304, headers).end();
      return;
    }
  }
  const encoding =
    stored.bytes.length < isCompressible
      ? null
      : chooseEncoding(req.headers['accept-encoding'] ?? '');
  const bytes = encoding === null ? stored.bytes : await stored.encoded(encoding);
  if (encoding !== null) headers['Content-Encoding'] = encoding;
  res.writeHead(stored.status, { ...headers, 'Content-Length': bytes.length });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
