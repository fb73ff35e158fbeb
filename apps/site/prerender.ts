import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  answer,
  bodyText,
  type Catalogue,
  company,
  romeDay,
  shellCopy,
} from '@vetta/storefront/backend';
import { addressScript } from '@vetta/storefront/addressMark';
import { matchPath, paths } from '@vetta/storefront/paths';
import * as v from 'valibot';
import {
  fillTemplate,
  inlineHash,
  inlineText,
  type PageParts,
  readTemplate,
} from './build/renderTemplate.ts';
import { reportProgress } from './build/reportProgress.ts';
import { canBeFile } from './build/sitePages.ts';
import { readManifest, screenFiles, singleScript } from './build/screenFiles.ts';
import { fileOfPage } from './host/builtPages.ts';
import type { InlineHashes } from './host/siteHeaders.ts';

/** What `src/server-entry.tsx` exports once Vite has built it. */
const rendererSchema = v.object({
  renderPage: v.custom<(path: string) => Promise<unknown>>((value) => typeof value === 'function'),
  fontFiles: v.array(v.string()),
});
const renderedSchema = v.object({
  html: v.string(),
  // By the address of the call.
  data: v.record(v.pipe(v.string(), v.startsWith('/')), v.unknown()),
  pictures: v.string(),
  modules: v.array(v.string()),
  styleSources: v.array(v.string()),
});

type Rendered = v.InferOutput<typeof renderedSchema>;

export type PrerenderOptions = {
  catalogue: Catalogue;
  paths: readonly string[];
  /** Folder of the client's build; the pages are written into it. */
  client: string;
  /** The built `src/server-entry.tsx`. */
  serverEntry: string;
};

/** A path outside the route table: what it shows is the not-found page. */
const unknownPath = '/404';

export type PrerenderedSite = {
  /** The paths that stand as files. */
  pages: readonly string[];
  inlineHashes: InlineHashes;
};

/**
 * Writes each page as HTML with its data (docs/rules.md#prerendered-data), drawn in this process,
 * the data answered from the catalogue: no server is needed.
 */
export async function prerenderSite(options: PrerenderOptions): Promise<PrerenderedSite> {
  const { client, catalogue } = options;
  const template = readTemplate(await readFile(join(client, 'index.html'), 'utf8'));
  const manifest = readManifest(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const { renderPage, fontFiles } = v.parse(
    rendererSchema,
    await import(pathToFileURL(options.serverEntry).href),
  );
  const beginFile = join(client, singleScript(manifest, 'src/pageScript/loadScripts.ts'));
  const begin = inlineText((await readFile(beginFile, 'utf8')).trim(), 'script');
  // It stands in the pages.
  await rm(beginFile);
  globalThis.fetch = (input) => answerFetch(catalogue, input);

  const early = inlineText(addressScript, 'script');

  const styleTexts = new Set<string>();
  const write = async (
    file: string,
    rendered: Rendered & Pick<PageParts, 'noScript' | 'early'>,
  ) => {
    const { scripts, styles: own } = screenFiles(manifest, rendered.modules);
    const { styles: later } = screenFiles(manifest, rendered.styleSources);
    const styles = [...new Set([...template.styles, ...own, ...later])];
    const styleText = pageStyles(client, styles);
    styleTexts.add(styleText);
    const parts = { ...rendered, scripts, begin, styles, styleText, fonts: fontFiles };
    const path = join(client, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, fillTemplate(template, parts));
  };
  const draw = async (path: string) => v.parse(renderedSchema, await renderPage(path));
  const pages = options.paths.filter(canBeFile);
  const progress = reportProgress('Pages');
  for (const [at, path] of pages.entries()) {
    await write(fileOfPage(path), {
      ...(await draw(path)),
      early: isShapedByQuery(path) ? early : undefined,
    });
    progress(at + 1, pages.length);
  }
  await write('404.html', await draw(unknownPath));
  // The page that the browser fills in: React puts the screen's own title before this one.
  const html = `<title>${company.brand}</title>`;
  const link = `<a href="${paths.catalogue}">${shellCopy.catalogue}</a>`;
  const noScript = `${shellCopy.noScript} ${link}`;
  await write('shell.html', {
    html,
    noScript,
    data: {},
    pictures: '',
    modules: [],
    styleSources: [],
  });
  const inlineHashes = {
    scripts: [begin, early].map(inlineHash),
    styles: [...styleTexts].map(inlineHash),
  };
  return { pages, inlineHashes };
}

/** Its first view would be another one than its address says. */
function isShapedByQuery(path: string): boolean {
  const match = matchPath(path);
  return match.kind === 'screen' && ['catalogue', 'category', 'contacts'].includes(match.screen);
}

async function answerFetch(catalogue: Catalogue, input: string | URL | Request): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const { status, headers, body } = answer(catalogue, {
    method: 'GET',
    url,
    day: romeDay(new Date()),
  });
  return new Response(bodyText(body), { status, headers });
}

/**
 * The styles of a page as one text, to stand within it: no request of its own comes between the
 * page and its first view. Files as addresses, in the order in which they are to be read.
 */
function pageStyles(client: string, files: readonly string[]): string {
  const texts = files.map((file) => readFileSync(join(client, file), 'utf8').trim());
  const text = texts.join('\n');
  return inlineText(text, 'style');
}
