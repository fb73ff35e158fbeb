import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import type { ImageFacts } from '@vetta/storefront/pictures';
import sharp from 'sharp';
import type { PendingPicture } from './pendingPictures.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import { type PictureFolder, readOriginals } from './readOriginals.ts';
import { openSizes } from './resizeImage.ts';

/**
 * Every picture of the folders, before its sizes are made. A file that cannot be read is named through `warn`, and the placeholder
 * put in its place: one bad file never stops the build.
 */
export async function readPictures(
  folders: readonly PictureFolder[],
  cache: string,
  warn: (text: string) => void,
) {
  const originals = new Map<string, Buffer>();
  const manifest: [string, ImageFacts][] = [];
  const pending: [string, PendingPicture][] = [];
  await forEachConcurrently(
    await readOriginals(folders),
    availableParallelism(),
    async ({ address, bytes, hasCards }) => {
      try {
        const facts = await openSizes(bytes, cache).facts();
        manifest.push([address, facts]);
        pending.push([address, { hash: facts.hash, width: facts.width, hasCard: hasCards }]);
        originals.set(address, bytes);
      } catch (error) {
        const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
        warn(
          `${address} is no picture that can be read (${reason}): the placeholder takes its place`,
        );
        originals.set(address, await placeholderPicture(basename(address)));
      }
    },
  );
  return {
    /** What the pages know of each. */
    manifest: new Map(byAddress(manifest)),
    /** What is still to be made of each. */
    pending: new Map(byAddress(pending)),
    /** By their addresses: the pictures as they are, placeholders where one cannot be read. */
    originals,
  };
}

function byAddress<Value>(entries: readonly [string, Value][]): readonly [string, Value][] {
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

export async function writeOriginals(
  client: string,
  { originals }: { originals: ReadonlyMap<string, Buffer> },
): Promise<void> {
  // What Vite has copied of `public`: the folders say which of it is shown.
  await rm(join(client, 'images'), { recursive: true, force: true });
  for (const [address, bytes] of originals) {
    const file = join(client, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

/** The dashed tub that a card shows without a picture, standing on the lower edge of the square. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-85 -118 360 360" width="960" height="960"><path d="M10 240V2H180V240M10 26H180" fill="none" stroke="#788589" stroke-width="1.5" stroke-dasharray="5 6"/></svg>`;

/** The placeholder in the format that the name promises. */
async function placeholderPicture(name: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg));
  const ending = extname(name).toLowerCase();
  if (ending === '.svg') return Buffer.from(svg);
  if (ending === '.png') return picture.png().toBuffer();
  if (ending === '.webp') return picture.webp().toBuffer();
  return picture.flatten({ background: '#f4f6f6' }).jpeg().toBuffer();
}
