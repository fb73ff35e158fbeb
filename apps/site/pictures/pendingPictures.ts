import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { derivedImageUrl } from '@vetta/storefront/pictures';
import { cardEnd, cardHeight, cardWidth } from '@vetta/storefront/shareCard';
import { forEachConcurrently } from './forEachConcurrently.ts';
import { openPicture } from './openImage.ts';
import { removeWhiteBackground } from './removeWhiteBackground.ts';
import { cached, openSizes, sizesOf } from './resizeImage.ts';

/** `hash` and `width` of the picture; `hasCard`: with a picture for shared links. */
export type PendingPicture = { hash: string; width: number; hasCard: boolean };

/** By the address of the picture. */
export type PendingPictures = ReadonlyMap<string, PendingPicture>;

/** Called after each of `total` steps. */
export type Progress = (done: number, total: number) => void;

/** Where the sizes of pictures are kept from build to build. */
export const pictureCache = (site: string) =>
  join(site, '../../node_modules/.cache/vetta-pictures');

/** A file that is still to be made from the picture at an address. */
type PendingFile = { original: string; make: (bytes: Buffer, cache: string) => Promise<Buffer> };

/** The files that are still to be made, by their addresses: no other widths are ever made. */
export function pendingFiles(pictures: PendingPictures): ReadonlyMap<string, PendingFile> {
  const files = new Map<string, PendingFile>();
  for (const [original, { hash, width, hasCard }] of pictures) {
    for (const size of sizesOf(width)) {
      files.set(derivedImageUrl(original, hash, size.end), {
        original,
        make: (bytes, cache) => openSizes(bytes, cache).size(size.width, size.format),
      });
    }
    if (hasCard) {
      files.set(derivedImageUrl(original, hash, cardEnd), { original, make: deriveCard });
    }
  }
  return files;
}

/** Puts every size of the pictures beside them into the client's build. */
export async function makePendingPictures(
  client: string,
  pictures: PendingPictures,
  cache: string,
  progress: Progress,
): Promise<void> {
  let done = 0;
  // One picture's decoding and another's encoding keep all cores busy.
  await forEachConcurrently(
    [...pictures],
    availableParallelism(),
    async ([original, { hash, width, hasCard }]) => {
      const bytes = await readFile(join(client, original));
      const write = async (end: string, made: Buffer) => {
        const file = join(client, derivedImageUrl(original, hash, end));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, made);
      };
      const picture = openSizes(bytes, cache);
      for (const size of sizesOf(width)) {
        await write(size.end, await picture.size(size.width, size.format));
      }
      if (hasCard) await write(cardEnd, await deriveCard(bytes, cache));
      progress((done += 1), pictures.size);
    },
  );
}

/** Part of each cached card's key: another number makes all of them anew. */
const cardVersion = 1;
/** The tile that products stand on in the shop. */
const ground = '#f4f6f6';
const margin = 36;

/** The picture in the middle of a card for shared links, whole, from `cache` where it has been made before. */
function deriveCard(bytes: Buffer, cache: string): Promise<Buffer> {
  const digest = createHash('sha256').update(`card ${cardVersion}:`).update(bytes).digest('hex');
  return cached(cache, `${digest}-${cardEnd}`, () => make(bytes));
}

async function make(bytes: Buffer): Promise<Buffer> {
  const { picture } = await removeWhiteBackground(await openPicture(bytes));
  const width = cardWidth - 2 * margin;
  const height = cardHeight - 2 * margin;
  return picture
    .flatten({ background: ground })
    .resize({ width, height, fit: 'contain', background: ground })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}
