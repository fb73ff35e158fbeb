import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PendingPictures } from '../pictures/pendingPictures.ts';
import { type BuiltFile, contentsOf, type FileMemory } from './builtFiles.ts';

/** Pictures that are made at a time: visitors' other requests are answered beside them. */
const makersCount = 2;

const site = fileURLToPath(new URL('..', import.meta.url));

/**
 * The sizes of pictures that a build does not hold yet, by their addresses. Each is made when it is first
 * asked for, and kept where the build keeps its own.
 */
export async function openMissingPictures(
  client: string,
  pictures: PendingPictures,
  hold: FileMemory,
  cacheFolder?: string,
): Promise<ReadonlyMap<string, BuiltFile>> {
  if (pictures.size === 0) return new Map();
  // A host of a whole build needs no library of pictures.
  const { pendingFiles, pictureCache } = await import('../pictures/pendingPictures.ts');
  const cache = cacheFolder ?? pictureCache(site);
  const makers = Array.from({ length: makersCount }, (): Promise<unknown> => Promise.resolve());
  let next = 0;
  /** One after the other on each of the makers. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const at = (next += 1) % makersCount;
    const made = Promise.resolve(makers[at]).then(work);
    makers[at] = made.catch(() => {});
    return made;
  };
  const files = new Map<string, BuiltFile>();
  for (const [address, { original, make }] of pendingFiles(pictures)) {
    const read = async () => {
      const bytes = await make(await readFile(join(client, original)), cache);
      return contentsOf(address.slice(1), bytes);
    };
    files.set(address, () => hold(address, () => inTurn(read)));
  }
  return files;
}
