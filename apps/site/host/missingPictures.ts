import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuiltFile, contentsOf, type FileMemory } from './builtFiles.ts';
import type { PendingPictures } from './builtPages.ts';

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
  memory: FileMemory,
  cacheFolder?: string,
): Promise<ReadonlyMap<string, BuiltFile>> {
  if (pictures.size === 0) return new Map();
  // A host of a whole build needs no library of pictures.
  const { pendingFiles, pictureCache } = await import('../build/pictures/pendingPictures.ts');
  const cache = cacheFolder ?? pictureCache(site);
  const inTurn = limitConcurrency(makersCount);
  return new Map(
    [...pendingFiles(pictures)].map(([address, { original, make }]): [string, BuiltFile] => [
      address,
      () =>
        memory(address, () =>
          inTurn(async () => {
            const bytes = await make(await readFile(join(client, original)), cache);
            return contentsOf(address.slice(1), bytes);
          }),
        ),
    ]),
  );
}

function limitConcurrency(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
