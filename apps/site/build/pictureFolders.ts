import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalogue, categories, productPictures } from '@vetta/storefront/backend';
import type { Plugin } from 'vite';
import { readShownCatalogue, type ShownCatalogue } from './shownCatalogue.ts';
import { composeShelf, shelfPlaces } from '../pictures/composeShelf.ts';
import { type PictureFolder, readOriginals } from '../pictures/readOriginals.ts';

/** Categories on the home page. */
const homeShelves = 3;

const products = '/images/products';

/**
 * Where the pictures of a shop come from; of two with the same address the later one is shown. A
 * catalogue of the retailer's own brings its products' pictures and may bring those of the shops:
 * none of the bundled products is seen then, also not on the pictures of shops and shelves.
 */
export async function withPictureFolders<Result>(
  site: string,
  { catalogue, images, isOwn }: ShownCatalogue,
  work: (folders: readonly PictureFolder[]) => Promise<Result>,
): Promise<Result> {
  const ofProducts = { from: images, to: products, hasCards: true };
  if (!isOwn) return work([ofProducts, ...among(join(site, 'public/images'))]);
  const composed = await mkdtemp(join(tmpdir(), 'shelves-'));
  try {
    await composeShelves(catalogue, images, composed);
    return await work([
      ofProducts,
      ...among(join(site, 'plain')),
      { from: composed, to: '/images/categories' },
      ...among(images),
    ]);
  } finally {
    await rm(composed, { recursive: true });
  }
}

/** The picture of a shared link that shows no product: the retailer's, else one that shows no brand. */
export function shopCard(site: string, { images, isOwn }: ShownCatalogue): string {
  const name = 'social-card.jpg';
  if (!isOwn) return join(site, 'public', name);
  const own = join(images, name);
  return existsSync(own) ? own : join(site, 'plain', name);
}

/** The pictures of shops and shelves that lie beside each other. */
function among(folder: string): readonly PictureFolder[] {
  return [
    { from: join(folder, 'shops'), to: '/images/shops' },
    { from: join(folder, 'categories'), to: '/images/categories' },
  ];
}

/** The shelves of the home page, from the pictures of the products that stand on them. */
async function composeShelves(catalogue: Catalogue, images: string, out: string): Promise<void> {
  for (const { slug } of categories.slice(0, homeShelves)) {
    const names = productPictures(catalogue, slug)
      .filter((address) => address.startsWith(`${products}/`))
      .map((address) => decodeURIComponent(address.slice(products.length + 1)));
    const found = await Promise.all(
      [...new Set(names)].map((name) => readFile(join(images, name)).catch(() => undefined)),
    );
    const shelf = await composeShelf(
      found.filter((bytes) => bytes !== undefined).slice(0, shelfPlaces),
    );
    if (shelf !== undefined) await writeFile(join(out, `${slug}.webp`), shelf);
  }
}

/** In the development server: a catalogue of the retailer's own brings its pictures, as in the build. */
export function ownPictures(site: string): Plugin {
  return {
    name: 'own-pictures',
    apply: 'serve',
    async configureServer(server) {
      const shown = await readShownCatalogue(process.env);
      if (!shown.isOwn) return;
      const originals = await withPictureFolders(site, shown, readOriginals);
      const pictures = new Map(originals.map(({ address, bytes }) => [address, bytes]));
      pictures.set('/social-card.jpg', await readFile(shopCard(site, shown)));
      server.middlewares.use((req, res, next) => {
        const bytes = pictures.get((req.url ?? '').split('?')[0] ?? '');
        if (bytes === undefined) next();
        else res.end(bytes);
      });
    },
  };
}
