import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderList } from './apiHeaders.ts';
import { patterns } from '@vetta/storefront/paths';
import { comparisonPage } from './comparisonPage.ts';
import { chooseResponse } from './chooseResponse.ts';
import { isApiAddress, type ApiProxy } from './proxyApi.ts';
import { refuseRequest } from './refuseRequest.ts';
import { readFraming } from './requestFraming.ts';
import type { SiteFiles } from './siteFiles.ts';
import { defaultCaching, tlsHeaders } from './siteHeaders.ts';

const tlsHeaderList: HeaderList = Object.entries(tlsHeaders).flat();

/** Answers one request from the build, or has the API answer it. */
export function handleRequest(
  req: IncomingMessage,
  res: ServerResponse,
  files: SiteFiles,
  proxy: ApiProxy,
): void {
  // Visitors reach a host on TLS through the proxy in front of it.
  const isTls = req.headers['x-forwarded-proto'] === 'https';
  const headers = isTls ? [...files.headers, ...tlsHeaderList] : files.headers;
  const framing = readFraming(req);
  const url = req.url ?? '';
  if (framing !== 'refused' && isApiAddress(url)) {
    return void proxy.handle(req, res, framing, headers);
  }
  for (let index = 0; index < headers.length; index += 2) {
    res.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
  if (framing === 'refused') return refuse(req, res, 400, 'Bad Request');
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return framing === 'withBody'
      ? refuse(req, res, 405, 'Method Not Allowed')
      : sendText(req, res, 405, 'Method Not Allowed');
  }
  sendFile(req, res, files, url);
}

function sendFile(req: IncomingMessage, res: ServerResponse, files: SiteFiles, url: string): void {
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
    case 'page': {
      const query = mark === -1 ? '' : url.slice(mark);
      const comparison =
        pathname === patterns.catalogue
          ? comparisonPage(query, { ...files, products: files.pages.products })
          : undefined;
      return comparison === undefined
        ? files.send(req, res, notFound)
        : sendHtml(req, res, 200, comparison);
    }
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

function refuse(req: IncomingMessage, res: ServerResponse, status: number, text: string): void {
  const headers = { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': defaultCaching };
  refuseRequest(req, res, status, headers, Buffer.from(text));
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
