import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledCatalogue, parseCatalogue, readCatalogueText } from '@vetta/mock-api/catalogue';
import { company } from '@vetta/storefront/backend';
import { build } from 'vite';
import { buildPictures } from './build/pictures/buildPictures.ts';
import { precompress } from './build/precompress.ts';
import { robots, sitemap } from './build/sitemap.ts';
import { sitePages } from './build/sitePages.ts';
import { prerenderSite } from './prerender.ts';

/** `node build.ts`: the client, then every page as HTML with its data, then all of it packed. */
const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
const client = join(dist, 'client');
const server = join(dist, 'server');

// The host takes a folder without this file for no build, so an unfinished one is never served.
await rm(join(dist, 'pages.json'), { force: true });
const pictures = await buildPictures(root, join(bundledCatalogue, 'images'));
await build({ root, logLevel: 'warn', define: pictures.define });
await build({
  root,
  logLevel: 'warn',
  define: pictures.define,
  build: { ssr: 'src/server-entry.tsx', outDir: server, manifest: false, emptyOutDir: true },
});

// A retailer who builds for himself gets his own products' pages: CATALOGUE_FILE as in the API.
const file = process.env['CATALOGUE_FILE'] || undefined;
const catalogue = parseCatalogue(file ?? 'bundled catalogue', await readCatalogueText(file));
const { paths, products } = sitePages(catalogue);
const { pages, inlineHashes } = await prerenderSite({
  catalogue,
  paths,
  client,
  serverEntry: join(server, 'server-entry.js'),
});
await rm(server, { recursive: true });
await rm(join(client, '.vite'), { recursive: true });
await pictures.write(client);
await writeFile(join(client, 'sitemap.xml'), sitemap(company.siteUrl, paths));
await writeFile(join(client, 'robots.txt'), robots(company.siteUrl));
await precompress(client);
await writeFile(
  join(dist, 'pages.json'),
  JSON.stringify({ pages, products: Object.fromEntries(products), inlineHashes }),
);
process.stdout.write(`Built ${pages.length} pages\n`);
