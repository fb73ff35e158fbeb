import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readShownCatalogue } from './shownCatalogue.ts';
import { shopCard, withPictureFolders } from './pictureFolders.ts';
import { readOriginals } from '../pictures/readOriginals.ts';

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
