import type { IncomingMessage, ServerResponse } from 'node:http';
import { contactBodyLimit, contactTooLarge } from '@vetta/storefront/backend';
import { Pool } from 'undici';
import { addressHeaders, type HeaderList, requestHeaders } from './apiHeaders.ts';
import { readRequestBody } from './readRequestBody.ts';
import { refuseRequest } from './refuseRequest.ts';
import { relayAnswer } from './relayAnswer.ts';
import type { Framing } from './requestFraming.ts';
import { shareAnswers } from './shareAnswers.ts';

/** The slowest answer is a message whose mails take their ten seconds. */
const responseTimeoutMs = 30_000;

export type ApiProxy = {
  /** `siteHeaders`: what the site itself says with every answer. */
  handle: (
    req: IncomingMessage,
    res: ServerResponse,
    framing: Exclude<Framing, 'refused'>,
    siteHeaders: HeaderList,
  ) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Hands requests for /api/ on to the API (docs/decisions/0020-api-proxy.md). A body is read whole
 * first, so what the API reads is framed by its length, never by what the visitor wrote.
 */
export function createApiProxy(apiOrigin: URL): ApiProxy {
  const pool = new Pool(apiOrigin.origin, {
    headersTimeout: responseTimeoutMs,
    bodyTimeout: responseTimeoutMs,
    allowH2: false,
  });
  const sharing = shareAnswers();
  return {
    async handle(req, res, framing, siteHeaders) {
      const body = framing === 'withBody' ? await readRequestBody(req, contactBodyLimit) : null;
      if (body === 'broken') return void res.destroy();
      if (body === 'tooLarge') return refuseTooLarge(req, res, siteHeaders);
      const { method = 'GET', url: path = '/' } = req;
      const passed = requestHeaders(req);
      const headers = [...passed, ...addressHeaders(req)];
      const isShared = method === 'GET' || method === 'HEAD';
      sharing.ask({
        key: isShared ? [method, path, ...passed].join('\n') : null,
        visitor: { res, siteHeaders, fail: () => sendBadGateway(req, res, siteHeaders) },
        send: (visitors, onEnd) =>
          pool.dispatch({ path, method, headers, body }, relayAnswer(visitors, onEnd)),
      });
    },
    close: () => pool.destroy(),
  };
}

/** Only addresses that stay under /api/ once they are read, however they are spelled. */
export function isApiAddress(url: string): boolean {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (!path.startsWith('/api/')) return false;
  // Nothing that an address parser would change.
  if (/^[\w/-]+$/.test(path)) return true;
  // A slash in percent encoding is one to some readers.
  if (/%(?:2f|5c)/i.test(path)) return false;
  return URL.canParse(path, 'http://site') && new URL(path, 'http://site').pathname === path;
}

function refuseTooLarge(req: IncomingMessage, res: ServerResponse, siteHeaders: HeaderList): void {
  const { status, headers, body } = contactTooLarge;
  const all = [...siteHeaders, ...Object.entries(headers).flat()];
  refuseRequest(req, res, status, all, Buffer.from(JSON.stringify(body)));
}

function sendBadGateway(req: IncomingMessage, res: ServerResponse, siteHeaders: HeaderList): void {
  const detail = 'Il servizio non risponde. Riprova tra poco.';
  const body = Buffer.from(
    JSON.stringify({ type: 'about:blank', title: 'Bad Gateway', status: 502, detail }),
  );
  res.writeHead(502, [
    ...siteHeaders,
    'Content-Type',
    'application/problem+json; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
  ]);
  res.end(req.method === 'HEAD' ? undefined : body);
}
