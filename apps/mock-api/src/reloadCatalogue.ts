import { Worker } from 'node:worker_threads';
import type { PackedCatalogue } from './packedCatalogue.ts';
import type { StorePlace } from './storage/openCatalogue.ts';

export type ReloadRequest = {
  place: StorePlace;
  /** Whether the host's own file has changed, which makes it a version. */
  isFileChanged: boolean;
  /** Of the text that is served now. */
  digest: string;
};

export type ReloadResult =
  | { kind: 'unchanged'; seedIgnored: string | null }
  | {
      kind: 'changed';
      seedIgnored: string | null;
      digest: string;
      isOwn: boolean;
      text: Uint8Array<ArrayBuffer>;
      packed: PackedCatalogue;
    }
  /** `file` is null where it was not the catalogue's fault. */
  | { kind: 'refused'; file: string | null; problems: readonly string[] };

/** Reads a catalogue in a thread of its own; `signal` ends it. Rejects when the thread fails. */
export function reloadCatalogue(
  workerData: ReloadRequest,
  signal: AbortSignal,
): Promise<ReloadResult> {
  const worker = new Worker(new URL('./reloadWorker.ts', import.meta.url), { workerData });
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end);
  return new Promise<ReloadResult>((resolve, reject) => {
    // Node's watch mode sends messages of its own through the same port.
    worker.on('message', (message: unknown) => {
      if (isResult(message)) resolve(message);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the reading of the catalogue was ended')));
  }).finally(() => signal.removeEventListener('abort', end));
}

const kinds: readonly unknown[] = ['unchanged', 'changed', 'refused'];

const isResult = (message: unknown): message is ReloadResult =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  kinds.includes(message.kind);
