import './build/setOwnShop.ts';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company, setOwnCatalogue } from '@vetta/storefront/backend';
import { build } from 'vite';
import { chunkReportFile } from './build/chunkReport.ts';
import { buildPictures, originalPictures } from './build/pictures/buildPictures.ts';
import { withPictureFolders } from './build/pictures/pictureFolders.ts';
import { shopCard } from './build/pictures/shopCard.ts';
import { precompress } from './build/precompress.ts';
import { replaceBuild } from './build/replaceBuild.ts';
import { inventoryFeed } from './build/inventoryFeed.ts';
import { readShownCatalogue } from './build/shownCatalogue.ts';
import { robots, sitemap } from './build/sitemap.ts';
import { sitePages } from './build/sitePages.ts';
import { writeBuiltPages } from './host/buildDigest.ts';
import { buildFolders } from './host/buildFolders.ts';
import { prerenderSite } from './prerender.ts';

/**
 * `node build.ts`: the client, then every page as HTML with its data, then all of it compressed. All of
 * it is made beside `dist`, which holds the build before until this one is whole.
 * `--original-pictures`: a quick build for the first start. Pages show the pictures as they are, and
 * are not compressed.
 */
const isQuick = process.argv.includes('--original-pictures');
const root = fileURLToPath(new URL('.', import.meta.url));
const { dist, store } = buildFolders(process.env);
const next = join(store, 'next');
const client = join(next, 'client');
const server = join(next, 'server');

const shown = await readShownCatalogue(process.env);
setOwnCatalogue(shown.isOwn);

await rm(next, { recursive: true, force: true });
const pictures = await withPictureFolders(root, shown, (folders) =>
  isQuick ? originalPictures(folders) : buildPictures(root, folders),
);
process.stdout.write('Building scripts and styles …\n');
await build({
  root,
  logLevel: 'warn',
  define: pictures.define,
  build: { outDir: client, emptyOutDir: true },
});
await build({
  root,
  logLevel: 'warn',
  define: pictures.define,
  build: { ssr: 'src/server-entry.tsx', outDir: server, manifest: false, emptyOutDir: true },
});

const { paths, products } = sitePages(shown.catalogue);
const { pages, inlineHashes } = await prerenderSite({
  catalogue: shown.catalogue,
  paths,
  client,
  serverEntry: join(server, 'server-entry.js'),
});
await rm(server, { recursive: true });
const chunkReport = await readFile(join(client, chunkReportFile));
await rm(join(client, '.vite'), { recursive: true });
await pictures.write(client);
await copyFile(shopCard(root, shown), join(client, 'social-card.jpg'));
await writeFile(join(client, 'sitemap.xml'), sitemap(company.siteUrl, paths));
await writeFile(join(client, 'local-inventory.tsv'), inventoryFeed(shown.catalogue));
await writeFile(join(client, 'robots.txt'), robots(company.siteUrl));
if (!isQuick) await precompress(client);
await writeBuiltPages(next, { pages: new Set(pages), products, inlineHashes });
await replaceBuild(next, dist);
await writeFile(join(dist, 'chunks.json'), chunkReport);
process.stdout.write(`Built ${pages.length} pages\n`);
