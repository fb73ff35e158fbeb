import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { chooseResponse } from './chooseResponse.ts';
import type { HostEnvironment } from './environment.ts';
import { createApiProxy, isApiAddress, type ApiProxy } from './proxyApi.ts';
import { openSiteFiles, type SiteFiles } from './siteFiles.ts';
import { defaultCaching, tlsHeaders } from './siteHeaders.ts';

export type RunningHost = {
  /** Such as `http://localhost:4173`. */
  address: string;
  /** Takes no new request and finishes those under way. */
  close: () => Promise<void>;
};

/** How long requests under way may still take once the host is to stop. */
const closeWithinMs = 15_000;

/** Serves the build in `dist`; rejects with the error of a port that is taken. */
export async function startHost(
  { port, host, apiOrigin }: HostEnvironment,
  dist: URL,
): Promise<RunningHost> {
  const files = openSiteFiles(dist);
  const proxy = createApiProxy(apiOrigin);
  const server = createServer({ requestTimeout: 30_000 }, (req, res) => {
    handle(req, res, files(), proxy);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return {
    address: addressOf(server),
    async close() {
      const impatience = setTimeout(() => server.closeAllConnections(), closeWithinMs);
      // A visitor's connection stays open after its last answer: let go of as soon as it is idle.
      const sweeping = setInterval(() => server.closeIdleConnections(), 50);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      clearInterval(sweeping);
      clearTimeout(impatience);
      proxy.close();
    },
  };
}

function handle(
  req: IncomingMessage,
  res: ServerResponse,
  files: SiteFiles,
  proxy: ApiProxy,
): void {
  // Visitors reach a host on TLS through the proxy in front of it.
  const isTls = req.headers['x-forwarded-proto'] === 'https';
  const headers = { ...files.headers, ...(isTls ? tlsHeaders : {}) };
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  const url = req.url ?? '';
  if (isApiAddress(url)) return proxy.handle(req, res);
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return sendText(req, res, 405, 'Method Not Allowed');
  }
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  if (!isReadable(pathname)) return sendText(req, res, 400, 'Bad Request');

  const response = chooseResponse(pathname, files.pages);
  const notFound = () => sendHtml(req, res, 404, files.notFound);
  switch (response.kind) {
    case 'redirect': {
      const query = mark === -1 ? '' : url.slice(mark);
      res.writeHead(301, { Location: response.to + query, 'Cache-Control': defaultCaching }).end();
      return;
    }
    case 'shell':
      return sendHtml(req, res, response.status, files.shell);
    case 'page':
      return files.send(req, res, notFound);
    case 'file':
      // Pages have one address each, and it does not end in .html.
      return /\.(html|br|gz)$/.test(pathname) ? notFound() : files.send(req, res, notFound);
  }
}

/** Neither broken percent-encoding nor a way around a folder. */
function isReadable(pathname: string): boolean {
  try {
    return (
      pathname.startsWith('/') &&
      pathname.split('/').every((part) => !/^\.{1,2}$|[/\\\p{Cc}]/u.test(decodeURIComponent(part)))
    );
  } catch {
    return false;
  }
}

function sendHtml(req: IncomingMessage, res: ServerResponse, status: number, html: Buffer): void {
  send(req, res, status, 'text/html;charset=utf-8', html);
}

function sendText(req: IncomingMessage, res: ServerResponse, status: number, text: string): void {
  send(req, res, status, 'text/plain;charset=utf-8', Buffer.from(text));
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  type: string,
  bytes: Buffer,
): void {
  res.writeHead(status, {
    'Content-Type': type,
    'Content-Length': bytes.length,
    'Cache-Control': defaultCaching,
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

function addressOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address !== null
    ? `http://localhost:${address.port}`
    : String(address);
}
