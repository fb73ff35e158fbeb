import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { setOwnCatalogue } from '@vetta/storefront/backend';
import { reasonOf } from './logger.ts';
import { buffersOf, packCatalogue } from './packedCatalogue.ts';
import { CatalogueError } from './readCatalogue.ts';
import type { ReloadRequest, ReloadResult } from './reloadCatalogue.ts';
import { parseServed, readServedText } from './servedCatalogue.ts';

/** A thread that reads, validates and indexes a changed catalogue while the other one answers. */
async function reload({ source, digest }: ReloadRequest): Promise<void> {
  setOwnCatalogue(source.catalogueFile !== undefined);
  const served = await readServedText(source);
  const { isSeedIgnored } = served;
  if (served.digest === digest) return post({ kind: 'unchanged', isSeedIgnored });
  const packed = packCatalogue(parseServed(served));
  const text = new TextEncoder().encode(served.text);
  post({ kind: 'changed', isSeedIgnored, digest: served.digest, text, packed }, [
    text.buffer,
    ...buffersOf(packed),
  ]);
}

function post(result: ReloadResult, transferred: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(result, [...transferred]);
}

// On Linux a priority is a thread's own: the thread that answers goes first.
if (process.platform === 'linux') setPriority(0, 19);
try {
  const request: ReloadRequest = workerData;
  await reload(request);
} catch (error) {
  const { file, problems } =
    error instanceof CatalogueError ? error : { file: null, problems: [reasonOf(error)] };
  post({ kind: 'refused', file, problems });
}
