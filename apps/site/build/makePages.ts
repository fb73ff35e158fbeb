import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  answer,
  bodyText,
  type Catalogue,
  company,
  inventoryFeedPath,
  romeDay,
  setOwnCatalogue,
} from '@vetta/storefront/backend';
import { serialiseImageManifest } from '@vetta/storefront/pictures';
import { build } from 'vite';
import { prerenderSite } from '../prerender.ts';
import { readPictures, writeOriginals } from '../pictures/buildPictures.ts';
import { pictureCache } from '../pictures/pendingPictures.ts';
import { shopCard, withPictureFolders } from './pictureFolders.ts';
import type { MadeBuild } from './publication.ts';
import { readShownCatalogue } from './shownCatalogue.ts';
import { robots, sitemap, sitePages } from './sitePages.ts';

/** Everything but the sizes of the pictures: scripts, every page as HTML with its data, feeds. */
export async function makePages(
  root: string,
  client: string,
  server: string,
): Promise<Omit<MadeBuild, 'inputs'>> {
  const shown = await readShownCatalogue(process.env);
  setOwnCatalogue(shown.isOwn);
  const pictures = await withPictureFolders(root, shown, (folders) =>
    readPictures(folders, pictureCache(root), (text) => process.stderr.write(`${text}\n`)),
  );
  // For `src/imageManifest.ts`.
  const manifest = JSON.stringify(serialiseImageManifest(pictures.manifest));
  const define = { PICTURE_MANIFEST: manifest };
  process.stdout.write('Building scripts and styles …\n');
  const logLevel = 'warn';
  await build({ root, logLevel, define, build: { outDir: client, emptyOutDir: true } });
  await build({
    root,
    logLevel,
    define,
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
  await rm(join(client, '.vite'), { recursive: true });
  await writeOriginals(client, pictures);
  await copyFile(shopCard(root, shown), join(client, 'social-card.jpg'));
  await writeFile(join(client, 'sitemap.xml'), sitemap(company.siteUrl, paths));
  await writeFile(join(client, 'local-inventory.tsv'), inventoryFeed(shown.catalogue));
  await writeFile(join(client, 'robots.txt'), robots(company.siteUrl));
  return { pages: new Set(pages), products, inlineHashes, pending: pictures.pending };
}

/** What each shop had when the site was built, as the API says it (docs/rules.md#inventory-feed). */
function inventoryFeed(catalogue: Catalogue): string {
  const day = romeDay(new Date());
  return bodyText(answer(catalogue, { method: 'GET', url: inventoryFeedPath, day }).body);
}
