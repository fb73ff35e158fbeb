import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';

/** Headers that speak of one connection, not of the message (RFC 9110, 7.6.1). */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The slowest answer is a message whose mails take their ten seconds. */
const answerWithinMs = 30_000;

export type ApiProxy = {
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  close: () => void;
};

/** Hands requests for /api/ on to the API, streaming both ways. */
export function createApiProxy(apiOrigin: URL): ApiProxy {
  const isTls = apiOrigin.protocol === 'https:';
  const agent = isTls ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const request = isTls ? httpsRequest : httpRequest;

  return {
    handle(req, res) {
      const upstream = request(
        new URL(req.url ?? '/', apiOrigin),
        { method: req.method, headers: requestHeaders(req, apiOrigin), agent },
        (answer) => {
          res.writeHead(answer.statusCode ?? 502, endToEnd(answer));
          pipeline(answer, res, () => {});
        },
      );
      upstream.setTimeout(answerWithinMs, () => upstream.destroy());
      upstream.on('error', () => {
        if (res.headersSent) res.destroy();
        else sendBadGateway(req, res);
      });
      // The visitor has gone: nobody waits for the answer.
      res.on('close', () => upstream.destroy());
      req.pipe(upstream);
    },
    close: () => agent.destroy(),
  };
}

/** Only addresses that stay under /api/ once they are read, however they are spelled. */
export function isApiAddress(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  if (!path.startsWith('/api/') || !URL.canParse(path, 'http://site')) return false;
  return new URL(path, 'http://site').pathname === path;
}

function requestHeaders(req: IncomingMessage, apiOrigin: URL): OutgoingHttpHeaders {
  const headers = endToEnd(req);
  return {
    ...headers,
    host: apiOrigin.host,
    // What a visitor claims about his address is worth nothing: this is the one we see.
    'x-forwarded-for': req.socket.remoteAddress ?? '',
    'x-forwarded-host': req.headers.host ?? '',
    ...(req.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
  };
}

function endToEnd({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name)),
  );
}

function sendBadGateway(req: IncomingMessage, res: ServerResponse): void {
  req.resume();
  const body = Buffer.from(
    JSON.stringify({
      type: 'about:blank',
      title: 'Bad Gateway',
      status: 502,
      detail: 'Il servizio non risponde. Riprova tra poco.',
    }),
  );
  res.writeHead(502, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
