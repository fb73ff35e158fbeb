import { Worker } from 'node:worker_threads';
import { FileError } from './fileError.ts';
import { fileTexts } from './files.copy.ts';
import { limits } from './limits.ts';
import type { OwnersFile } from './readFile.ts';

export type ReadingRequest = { file: string; isLinkRefused: boolean };

export type ThreadAnswer = { digest: string | null } & (
  | { read: OwnersFile }
  | { refusal: { message: string; remedy: string } }
);

/** What a file holds, or why it cannot be read. `digest` of its bytes; null where they are not known. */
export type FileReading = { read: OwnersFile | FileError; digest: string | null };

const refused = (message: string): FileReading => ({
  read: new FileError(message, fileTexts.bombRemedy),
  digest: null,
});

/**
 * Reads an owner's file in a thread with limits of time and memory: no file keeps its reader busy
 * without end, or ends the process.
 */
export async function readInThread(
  request: ReadingRequest,
  { heapMb, readingMs }: { heapMb: number; readingMs: number } = limits,
): Promise<FileReading> {
  const worker = new Worker(new URL('./readingThread.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8 },
  });
  let timer: NodeJS.Timeout | undefined;
  const reading = new Promise<FileReading>((resolve, reject) => {
    timer = setTimeout(() => resolve(refused(fileTexts.slow(readingMs / 1000))), readingMs);
    worker.once('message', ({ digest, ...answer }: ThreadAnswer) => {
      const { message, remedy } = 'read' in answer ? { message: '', remedy: '' } : answer.refusal;
      resolve({ digest, read: 'read' in answer ? answer.read : new FileError(message, remedy) });
    });
    worker.once('error', (error) => {
      const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isFull) resolve(refused(fileTexts.bomb));
      else reject(error);
    });
    worker.once('exit', () => resolve(refused(fileTexts.bomb)));
  });
  return reading.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
