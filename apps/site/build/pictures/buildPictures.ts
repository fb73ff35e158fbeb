import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import {
  derivedImageUrl,
  serialiseImageManifest,
  type ImageFacts,
} from '@vetta/storefront/pictures';
import { cardEnd } from '@vetta/storefront/shareCard';
import { deriveCard } from './renderShareCard.ts';
import { derivePicture } from './resizeImage.ts';
import { forEachConcurrently } from '../forEachConcurrently.ts';
import { type Progress, reportProgress } from '../reportProgress.ts';
import { placeholderPicture } from './placeholderImage.ts';
import { type PictureFolder, readOriginals } from './readOriginals.ts';

export type BuiltPictures = {
  /** For Vite: the picture manifest, where `src/imageManifest.ts` expects it. */
  define: { PICTURE_MANIFEST: string };
  /** Puts originals and sizes into the client's build. */
  write: (client: string) => Promise<void>;
};

/** The pictures of these folders as they are: pages show them until their sizes have been made. */
export async function originalPictures(folders: readonly PictureFolder[]): Promise<BuiltPictures> {
  const originals = await readOriginals(folders);
  const files = new Map(originals.map(({ address, bytes }) => [address, bytes]));
  return {
    define: { PICTURE_MANIFEST: JSON.stringify(serialiseImageManifest(new Map())) },
    write: (client) => writePictures(client, files),
  };
}

/** The pictures of these folders, from the cache where they have been made before. */
export async function buildPictures(
  site: string,
  folders: readonly PictureFolder[],
): Promise<BuiltPictures> {
  const started = Date.now();
  const cache = join(site, '../../node_modules/.cache/vetta-pictures');
  const built = await makePictures(folders, cache, say, reportProgress('Pictures'));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Made ${built.manifest.size} pictures in ${seconds} s\n`);
  return {
    define: { PICTURE_MANIFEST: JSON.stringify(serialiseImageManifest(built.manifest)) },
    write: (client) => writePictures(client, built.files),
  };
}

const say = (text: string) => process.stderr.write(`${text}\n`);

type Made = { manifest: Map<string, ImageFacts>; files: Map<string, Buffer> };

/**
 * Every picture of the folders: the original at its own address, its sizes under `/assets`, where names carry
 * a digest and are kept for a year. A file that cannot be read is named through `warn`, and the placeholder
 * put in its place: one bad file never stops the build.
 */
export async function makePictures(
  folders: readonly PictureFolder[],
  cache: string,
  warn: (text: string) => void,
  progress: Progress = () => {},
): Promise<Made> {
  const files = new Map<string, Buffer>();
  const found: [string, ImageFacts][] = [];
  const originals = await readOriginals(folders);
  let done = 0;
  // One picture's decoding and another's encoding keep all cores busy.
  await forEachConcurrently(
    originals,
    availableParallelism(),
    async ({ address, bytes, hasCards }) => {
      progress((done += 1), originals.length);
      try {
        const { facts, files: sizes } = await derivePicture(bytes, cache);
        const card = hasCards ? await deriveCard(bytes, cache) : undefined;
        found.push([address, facts]);
        const add = (end: string, made: Buffer) =>
          files.set(derivedImageUrl(address, facts.hash, end), made);
        for (const [end, made] of sizes) add(end, made);
        if (card !== undefined) add(cardEnd, card);
        files.set(address, bytes);
      } catch (error) {
        const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
        warn(
          `${address} is no picture that can be read (${reason}): the placeholder takes its place`,
        );
        files.set(address, await placeholderPicture(basename(address)));
      }
    },
  );
  const manifest = new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { manifest, files };
}

async function writePictures(client: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  // What Vite has copied of `public`: the folders say which of it is shown.
  await rm(join(client, 'images'), { recursive: true, force: true });
  for (const [address, bytes] of files) {
    const file = join(client, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
