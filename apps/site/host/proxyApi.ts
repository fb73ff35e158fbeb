import type { IncomingMessage, ServerResponse } from 'node:http';
import { contactTooLarge } from '@vetta/storefront/backend';
import { type HeaderList, refuseRequest } from '@vetta/mock-api/letGo';
import { readBytes } from '@vetta/mock-api/readBody';
import { type Dispatcher, Pool } from 'undici';
import { addressHeaders, type Framing, requestHeaders, responseHeaders } from './apiHeaders.ts';
import { sendBytes } from './builtFiles.ts';

/** The slowest answer is a message whose mails take their ten seconds. */
const responseTimeoutMs = 30_000;

export type ApiProxy = ReturnType<typeof createApiProxy>;

/**
 * Hands requests for /api/ on to the API (docs/decisions/0020-api-proxy.md). A body is read whole
 * first, so what the API reads is framed by its length, never by what the visitor wrote.
 */
export function createApiProxy(apiOrigin: URL) {
  const pool = new Pool(apiOrigin.origin, {
    headersTimeout: responseTimeoutMs,
    bodyTimeout: responseTimeoutMs,
    allowH2: false,
  });
  return {
    /** `siteHeaders`: what the site itself says with every answer. */
    async handle(
      req: IncomingMessage,
      res: ServerResponse,
      framing: Exclude<Framing, 'refused'>,
      siteHeaders: HeaderList,
    ): Promise<void> {
      // Who has gone meanwhile, or sends what is no HTTP, gets no answer.
      const body =
        framing === 'withBody' ? await readBytes(req).catch(() => 'broken' as const) : undefined;
      if (body === 'broken') return void res.destroy();
      if (body === null) {
        const { status, headers, body: problem } = contactTooLarge;
        const all = [...siteHeaders, ...Object.entries(headers).flat()];
        return refuseRequest(req, res, status, all, Buffer.from(JSON.stringify(problem)));
      }
      const { method = 'GET', url: path = '/' } = req;
      const headers = [...requestHeaders(req), ...addressHeaders(req)];
      pool.dispatch({ path, method, headers, body }, relayAnswer(req, res, siteHeaders));
    },
    close: () => pool.destroy(),
  };
}

/** Only addresses that stay under /api/ once they are read, however they are spelled. */
export function isApiAddress(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  // A slash in percent encoding is one to some readers.
  if (!path.startsWith('/api/') || /%(?:2f|5c)/i.test(path)) return false;
  // Nothing that an address parser would change.
  return URL.canParse(path, 'http://site') && new URL(path, 'http://site').pathname === path;
}

/**
 * Hands the API's answer to the visitor, no faster than he reads. What is no good HTTP is a 502, and what
 * breaks after its head ends his connection.
 */
function relayAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  siteHeaders: HeaderList,
): Dispatcher.DispatchHandler {
  const fail = () => {
    if (res.headersSent || res.closed) res.destroy();
    else sendBytes(req, res, 502, [...siteHeaders, ...problemHeaders, ...notStored], badGateway);
  };
  return {
    onRequestStart(controller) {
      const leave = () => {
        if (!res.writableFinished) controller.abort(new Error('The visitor has gone.'));
      };
      if (res.closed) leave();
      else res.once('close', leave).on('drain', () => controller.resume());
    },
    onResponseStart(controller, status, headers) {
      // Announcements of the answer proper.
      if (status >= 100 && status < 200 && status !== 101) return;
      const passed = responseHeaders(status, headers);
      if (passed === null) controller.abort(new Error('The answer is no good HTTP.'));
      else res.writeHead(status, [...siteHeaders, ...passed]);
    },
    onResponseData(controller, chunk) {
      if (!res.write(chunk)) controller.pause();
    },
    onResponseEnd: () => void res.end(),
    onResponseError: fail,
  };
}

const badGateway = JSON.stringify({
  type: 'about:blank',
  title: 'Bad Gateway',
  status: 502,
  detail: 'Il servizio non risponde. Riprova tra poco.',
});
const problemHeaders = ['Content-Type', 'application/problem+json; charset=utf-8'];
const notStored = ['Cache-Control', 'no-store'];
