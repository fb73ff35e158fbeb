import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import type { HeaderList } from './apiHeaders.ts';
import { readBuiltPages, type BuiltPages } from './builtPages.ts';
import { cacheControl, hashedPrefix, siteHeaders } from './siteHeaders.ts';

/** One build, opened for serving. */
export type SiteFiles = {
  pages: BuiltPages;
  /** On every answer, files and API alike. */
  headers: HeaderList;
  /** Sends a file or a page by its address, with the encoding and the caching it wants. */
  send: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  /** The page that the browser fills in. */
  shell: Buffer;
  /** The folder of the files. */
  client: string;
  notFound: Buffer;
};

/** `previous`: the build before, whose hashed files open tabs still ask for. */
export function openSiteFiles(folder: string, previous: string | undefined): SiteFiles {
  const client = join(folder, 'client');
  const send = openFolder(client);
  const sendPrevious = previous === undefined ? null : openFolder(join(previous, 'client'));
  const pages = readBuiltPages(pathToFileURL(join(folder, 'pages.json')));
  return {
    pages,
    headers: Object.entries(siteHeaders(pages.inlineHashes)).flat(),
    send(req, res, next) {
      // A file that is gone from the disk ends this answer, not the host.
      res.once('pipe', (file) => file.once('error', () => res.destroy()));
      const isHashed = req.url?.startsWith(hashedPrefix) ?? false;
      const onward = isHashed && sendPrevious ? () => sendPrevious(req, res, next) : next;
      send(req, res, onward);
    },
    client,
    shell: readFileSync(join(client, 'shell.html')),
    notFound: readFileSync(join(client, '404.html')),
  };
}

function openFolder(client: string) {
  return sirv(client, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (res, path) => res.setHeader('Cache-Control', cacheControl(path)),
  });
}
