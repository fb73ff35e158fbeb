import type { IncomingMessage, ServerResponse } from 'node:http';
import { type HeaderList, refuseRequest } from '@vetta/mock-api/letGo';
import { readSegments } from '@vetta/mock-api/requestTarget';
import { categories } from '@vetta/storefront/backend';
import { matchPath, patterns } from '@vetta/storefront/paths';
import { readFraming } from './apiHeaders.ts';
import { sendBytes, sendFile } from './builtFiles.ts';
import type { BuiltPages } from './builtPages.ts';
import type { AnswerHeaders, SiteFiles } from './liveBuild.ts';
import { isApiAddress, type ApiProxy } from './proxyApi.ts';
import { defaultCaching, partsOfPages } from './siteHeaders.ts';

/** Answers one request from the build, or has the API answer it. */
export function handleRequest(
  req: IncomingMessage,
  res: ServerResponse,
  files: SiteFiles,
  proxy: ApiProxy,
): void {
  // Visitors reach a host on TLS through the proxy in front of it.
  const isTls = req.headers['x-forwarded-proto'] === 'https';
  const own = isTls ? files.tlsHeaders : files.headers;
  const headers = own.all;
  const framing = readFraming(req);
  const { method, url = '' } = req;
  const refuse = (status: number, text: string, ...more: HeaderList) => {
    const all = [...headers, ...textHeaders('plain'), ...more];
    if (framing === 'bodiless') sendBytes(req, res, status, all, text);
    else refuseRequest(req, res, status, all, Buffer.from(text));
  };
  if (framing === 'refused') return refuse(400, 'Bad Request');
  if (isApiAddress(url)) return void proxy.handle(req, res, framing, headers);
  if (method !== 'GET' && method !== 'HEAD') {
    return refuse(405, 'Method Not Allowed', 'Allow', 'GET, HEAD');
  }
  const [pathname = ''] = url.split('?', 1);
  const segments = readSegments(pathname);
  if (segments === null) return refuse(400, 'Bad Request');
  answerRead(req, res, files, own, {
    pathname,
    address: segments.join('/'),
    query: url.slice(pathname.length),
  });
}

function answerRead(
  req: IncomingMessage,
  res: ServerResponse,
  files: SiteFiles,
  { all: headers, parts }: AnswerHeaders,
  { pathname, address, query }: { pathname: string; address: string; query: string },
): void {
  const response = chooseResponse(pathname, files.pages);
  if ('redirect' in response) {
    const moved = ['Location', response.redirect + query, 'Cache-Control', defaultCaching];
    return void res.writeHead(301, [...headers, ...moved]).end();
  }
  if ('shell' in response) {
    return void sendFile(req, res, response.shell, headers, files.shell);
  }
  const comparison = pathname === patterns.catalogue ? files.comparisonPage(query) : undefined;
  if (comparison !== undefined) {
    // A header, for the page's scripts put the same into its head.
    const own = [...textHeaders('html'), 'X-Robots-Tag', 'noindex'];
    return sendBytes(req, res, 200, [...headers, ...own], comparison);
  }
  const file = files.find(address);
  if (file === undefined) return void sendFile(req, res, 404, headers, files.notFound);
  void sendFile(req, res, 200, partsOfPages.test(address) ? parts : headers, file);
}

const textHeaders = (type: 'html' | 'plain') => [
  'Content-Type',
  `text/${type};charset=utf-8`,
  'Cache-Control',
  defaultCaching,
];

/** `redirect`: a path, which the query follows. `shell`: its status. `file`: one by this name, or not found. */
type HostResponse = { redirect: string } | { shell: 200 | 404 } | { file: true };

const knownCategories: ReadonlySet<string> = new Set(categories.map(({ slug }) => slug));

/** Decides by the storefront's own table of paths (docs/rules.md#host-statuses). */
function chooseResponse(pathname: string, { pages, products }: BuiltPages): HostResponse {
  // Built pages stand at their canonical addresses.
  if (pages.has(pathname)) return { file: true };
  const match = matchPath(pathname);
  if (match.kind === 'notFound') return { file: true };
  if (match.kind === 'redirect') return { redirect: match.to };
  // A product that is newer than the build is led on by the browser.
  const slug = match.kind === 'redirectToProduct' ? match.slug : match.params.slug;
  const category = match.kind === 'redirectToProduct' ? undefined : match.params.category;
  if (category !== undefined && !knownCategories.has(category)) return { shell: 404 };
  const to = products.get(slug ?? '') ?? pathname;
  return to === pathname ? { shell: 200 } : { redirect: to };
}
