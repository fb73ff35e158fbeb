import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HeaderList } from './apiHeaders.ts';
import { type BuiltFile, createFileMemory, type FileMemory, openBuiltFiles } from './builtFiles.ts';
import { readBuiltPages, type BuiltPages } from './builtPages.ts';
import { openComparison } from './comparisonPage.ts';
import { openMissingPictures } from './missingPictures.ts';
import { isHashed, siteHeaders, tlsHeaders } from './siteHeaders.ts';

/** One build, opened for serving. */
export type SiteFiles = {
  pages: BuiltPages;
  /** On every answer, files and API alike. */
  headers: HeaderList;
  /** The same for a visitor who came over TLS. */
  tlsHeaders: HeaderList;
  /** The file or page at an address, its percent-encoding read. */
  find: (address: string) => BuiltFile | undefined;
  /** The page that the browser fills in. */
  shell: BuiltFile;
  notFound: BuiltFile;
  /** The page of a comparison; undefined for a query that is none. */
  comparisonPage: (query: string) => string | undefined;
};

/** `previous`: the build before, whose hashed files open tabs still ask for. */
export async function openSiteFiles(
  folder: string,
  previous: string | undefined,
): Promise<SiteFiles> {
  const client = join(folder, 'client');
  const pages = readBuiltPages(pathToFileURL(join(folder, 'pages.json')));
  const memory = createFileMemory();
  const files = openBuiltFiles(client, pages.files, memory);
  const missing = await openMissingPictures(client, pages.pending, memory);
  const hashedBefore = previous === undefined ? null : openPrevious(previous, memory);
  const headers = Object.entries(siteHeaders(pages.inlineHashes)).flat();
  const required = (address: string) => {
    const file = files.get(address);
    if (file === undefined) throw new Error(`The build has no ${address}.html.`);
    return file;
  };
  return {
    pages,
    headers,
    tlsHeaders: [...headers, ...Object.entries(tlsHeaders).flat()],
    // The not-found page has no address of its own.
    find: (address) =>
      address === '/404'
        ? undefined
        : (files.get(address) ?? missing.get(address) ?? hashedBefore?.get(address)),
    shell: required('/shell'),
    notFound: required('/404'),
    comparisonPage: openComparison({
      shellText: readFileSync(join(client, 'shell.html'), 'utf8'),
      client,
      products: pages.products,
    }),
  };
}

function openPrevious(folder: string, memory: FileMemory): ReadonlyMap<string, BuiltFile> {
  const { files } = readBuiltPages(pathToFileURL(join(folder, 'pages.json')));
  const hashed = files.filter((name) => isHashed(`/${name}`));
  return openBuiltFiles(join(folder, 'client'), hashed, memory);
}
