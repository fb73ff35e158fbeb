import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { setOwnCatalogue } from '@vetta/storefront/backend';
import { reasonOf } from './logger.ts';
import { buffersOf, packCatalogue } from './packedCatalogue.ts';
import { CatalogueError } from './readCatalogue.ts';
import type { ReloadRequest, ReloadResult } from './reloadCatalogue.ts';
import { parseServed } from './servedCatalogue.ts';
import { publishSeed, readServed } from './storage/openCatalogue.ts';
import { withStore } from './storage/openStore.ts';

/** A thread that reads, validates and indexes a changed catalogue while the other one answers. */
async function reload({ place, isFileChanged, digest }: ReloadRequest): Promise<void> {
  const served = await withStore(place, async (database) => {
    const seedIgnored = isFileChanged
      ? await publishSeed(database, place.catalogueFile, { isStart: false })
      : null;
    return { ...(await readServed(database, place)), seedIgnored };
  });
  const { seedIgnored, isOwn } = served;
  setOwnCatalogue(isOwn);
  if (served.digest === digest) return post({ kind: 'unchanged', seedIgnored });
  const packed = packCatalogue(parseServed(served));
  const text = new TextEncoder().encode(served.text);
  post({ kind: 'changed', seedIgnored, digest: served.digest, isOwn, text, packed }, [
    text.buffer,
    ...buffersOf(packed),
  ]);
}

function post(result: ReloadResult, transferred: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(result, [...transferred]);
}

// On Linux a priority is a thread's own: the thread that answers goes first.
if (process.platform === 'linux') setPriority(0, 10);
try {
  const request: ReloadRequest = workerData;
  await reload(request);
} catch (error) {
  const { file, problems } =
    error instanceof CatalogueError ? error : { file: null, problems: [reasonOf(error)] };
  post({ kind: 'refused', file, problems });
}
