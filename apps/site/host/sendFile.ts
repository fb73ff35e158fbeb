import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { isKnown } from '@vetta/mock-api/negotiation';
import type { HeaderList } from './apiHeaders.ts';
import type { BuiltFile, FileContents } from './builtFiles.ts';

/**
 * Answers with a file of the build, in the encoding that the visitor prefers; 304 to who has it. Ranges
 * are not served, as RFC 9110, 14.2 allows: no file is long enough to be fetched in parts.
 */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  siteHeaders: HeaderList,
  file: BuiltFile,
): void {
  const found = file(req.headers['accept-encoding']);
  const send = (contents: FileContents) => sendContents(req, res, status, siteHeaders, contents);
  if (!(found instanceof Promise)) return send(found);
  // A file that is gone from the disk ends this answer, not the host.
  found.then(send, () => res.destroy());
}

function sendContents(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  siteHeaders: HeaderList,
  { etag, headers, bodyHeaders, body }: FileContents,
): void {
  if (status === 200 && isKnown(req.headers['if-none-match'], etag)) {
    res.writeHead(304, [...siteHeaders, ...headers]).end();
    return;
  }
  res.writeHead(status, [...siteHeaders, ...headers, ...bodyHeaders]);
  if (req.method === 'HEAD') res.end();
  else if (typeof body === 'string') pipeline(createReadStream(body), res, () => {});
  else res.end(body);
}
