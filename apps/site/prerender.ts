import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answer, type Catalogue } from '@vetta/storefront/backend';
import * as v from 'valibot';
import { emptyTemplate, fillTemplate } from './build/fillTemplate.ts';
import { readManifest, screenFiles } from './build/screenFiles.ts';

/** What `src/server-entry.tsx` exports once Vite has built it. */
const rendererSchema = v.object({
  renderPage: v.custom<(path: string) => Promise<unknown>>((value) => typeof value === 'function'),
  fontFiles: v.array(v.string()),
});
const renderedSchema = v.object({
  html: v.string(),
  data: v.record(v.string(), v.unknown()),
  module: v.string(),
});

export type PrerenderOptions = {
  catalogue: Catalogue;
  paths: readonly string[];
  /** Folder of the client's build; the pages are written into it. */
  client: string;
  /** The built `src/server-entry.tsx`. */
  serverEntry: string;
};

/** Addresses that cannot stand as file names are left to the browser. */
const fileName = /^(\/[\w.~-]+)*\/?$/;

/** A path outside the route table: what it shows is the not-found page. */
const unknownPath = '/404';

/**
 * Writes each page as HTML with its data (decisions §6), drawn in this process, the data answered
 * from the catalogue: no server is needed. Gives the paths that stand as files.
 */
export async function prerenderSite(options: PrerenderOptions): Promise<readonly string[]> {
  const { client, catalogue } = options;
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const manifest = readManifest(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const { renderPage, fontFiles } = v.parse(
    rendererSchema,
    await import(pathToFileURL(options.serverEntry).href),
  );
  globalThis.fetch = (input) => answerFetch(catalogue, input);

  const write = async (path: string) => {
    const rendered = v.parse(renderedSchema, await renderPage(path));
    const parts = { ...rendered, ...screenFiles(manifest, rendered.module), fonts: fontFiles };
    const file = join(client, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fillTemplate(template, parts));
  };
  const pages = options.paths.filter((path) => fileName.test(path));
  for (const path of pages) await write(path);
  await write(unknownPath);
  await writeFile(join(client, 'shell.html'), emptyTemplate(template, fontFiles));
  return pages;
}

async function answerFetch(catalogue: Catalogue, input: string | URL | Request): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const { status, headers, body } = answer(catalogue, { method: 'GET', url });
  return new Response(JSON.stringify(body), { status, headers });
}
