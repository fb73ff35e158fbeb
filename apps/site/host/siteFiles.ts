import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { readBuiltPages, type BuiltPages } from './builtPages.ts';
import { cacheControl, siteHeaders, type Headers } from './siteHeaders.ts';

/** One build, opened for serving. */
export type SiteFiles = {
  pages: BuiltPages;
  /** On every answer, files and API alike. */
  headers: Headers;
  /** Sends a file or a page by its address, with the encoding and the caching it wants. */
  send: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  /** The page that the browser fills in. */
  shell: Buffer;
  notFound: Buffer;
};

/** Gives the newest build in `dist`: a build that is made while the host runs is taken up. */
export function openSiteFiles(dist: URL): () => SiteFiles {
  const pagesFile = new URL('pages.json', dist);
  let builtAt = statSync(pagesFile).mtimeMs;
  let files = open(dist, pagesFile);
  return () => {
    const newest = statSync(pagesFile, { throwIfNoEntry: false })?.mtimeMs ?? builtAt;
    if (newest !== builtAt) {
      files = open(dist, pagesFile);
      builtAt = newest;
    }
    return files;
  };
}

function open(dist: URL, pagesFile: URL): SiteFiles {
  const client = new URL('client/', dist);
  const send = sirv(fileURLToPath(client), {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (res, path) => res.setHeader('Cache-Control', cacheControl(path)),
  });
  const pages = readBuiltPages(pagesFile);
  return {
    pages,
    headers: siteHeaders(pages.inlineHashes),
    send(req, res, next) {
      // A file that a new build has just removed ends this answer, not the host.
      res.once('pipe', (file) => file.once('error', () => res.destroy()));
      send(req, res, next);
    },
    shell: readFileSync(new URL('shell.html', client)),
    notFound: readFileSync(new URL('404.html', client)),
  };
}
