import type { IncomingMessage, ServerResponse } from 'node:http';
import { patterns } from '@vetta/storefront/paths';
import type { HeaderList } from './apiHeaders.ts';
import { chooseResponse } from './chooseResponse.ts';
import { isApiAddress, type ApiProxy } from './proxyApi.ts';
import { refuseRequest } from './refuseRequest.ts';
import { readFraming } from './requestFraming.ts';
import { sendFile } from './sendFile.ts';
import type { SiteFiles } from './siteFiles.ts';
import { defaultCaching } from './siteHeaders.ts';

/** Answers one request from the build, or has the API answer it. */
export function handleRequest(
  req: IncomingMessage,
  res: ServerResponse,
  files: SiteFiles,
  proxy: ApiProxy,
): void {
  // Visitors reach a host on TLS through the proxy in front of it.
  const isTls = req.headers['x-forwarded-proto'] === 'https';
  const headers = isTls ? files.tlsHeaders : files.headers;
  const framing = readFraming(req);
  const url = req.url ?? '';
  if (framing !== 'refused' && isApiAddress(url)) {
    return void proxy.handle(req, res, framing, headers);
  }
  if (framing === 'refused') return refuse(req, res, 400, 'Bad Request', headers);
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    const withAllow = [...headers, 'Allow', 'GET, HEAD'];
    return framing === 'withBody'
      ? refuse(req, res, 405, 'Method Not Allowed', withAllow)
      : sendBytes(req, res, 405, withAllow, 'text/plain', 'Method Not Allowed');
  }
  answerRead(req, res, files, headers);
}

function answerRead(
  req: IncomingMessage,
  res: ServerResponse,
  files: SiteFiles,
  headers: HeaderList,
): void {
  const { url = '' } = req;
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark);
  const address = readAddress(pathname);
  if (address === null) return sendBytes(req, res, 400, headers, 'text/plain', 'Bad Request');

  const response = chooseResponse(pathname, files.pages);
  switch (response.kind) {
    case 'redirect': {
      const moved = ['Location', response.to + query, 'Cache-Control', defaultCaching];
      res.writeHead(301, [...headers, ...moved]).end();
      return;
    }
    case 'shell':
      return sendFile(req, res, response.status, headers, files.shell);
    case 'page':
    case 'file': {
      const comparison = pathname === patterns.catalogue ? files.comparisonPage(query) : undefined;
      if (comparison !== undefined) {
        return sendBytes(req, res, 200, headers, 'text/html', comparison);
      }
      const file = files.find(address);
      return sendFile(req, res, file === undefined ? 404 : 200, headers, file ?? files.notFound);
    }
  }
}

const plainAddress = /^(?:\/[\w-][\w.-]*)+$/;

/** The path with its percent-encoding read; null where that is broken, or a way around a folder. */
function readAddress(pathname: string): string | null {
  if (plainAddress.test(pathname)) return pathname;
  if (!pathname.startsWith('/')) return null;
  try {
    const parts = pathname.split('/').map(decodeURIComponent);
    return parts.some((part) => /^\.{1,2}$|[/\\\p{Cc}]/u.test(part)) ? null : parts.join('/');
  } catch {
    return null;
  }
}

function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  text: string,
  headers: HeaderList,
): void {
  const own = ['Content-Type', 'text/plain;charset=utf-8', 'Cache-Control', defaultCaching];
  refuseRequest(req, res, status, [...headers, ...own], Buffer.from(text));
}

function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: HeaderList,
  type: 'text/html' | 'text/plain',
  body: string,
): void {
  const own = ['Content-Type', `${type};charset=utf-8`, 'Cache-Control', defaultCaching];
  const length = ['Content-Length', String(Buffer.byteLength(body))];
  res.writeHead(status, [...headers, ...own, ...length]);
  res.end(req.method === 'HEAD' ? undefined : body);
}
