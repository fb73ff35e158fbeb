import { Worker } from 'node:worker_threads';
import { FileError } from './fileError.ts';
import { fileTexts } from './files.copy.ts';
import { limits } from './limits.ts';
import type { OwnersFile } from './readFile.ts';

export type ThreadAnswer = { file: OwnersFile } | { message: string; remedy: string };

/**
 * Reads an owner's file in a thread with limits of time and memory: no file keeps its reader busy
 * without end, or ends the process. Throws a `FileError`.
 */
export function readInThread(
  bytes: Buffer,
  { heapMb, readingMs }: { heapMb: number; readingMs: number } = limits,
): Promise<OwnersFile> {
  const worker = new Worker(new URL('./readingThread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  let timer: NodeJS.Timeout | undefined;
  const reading = new Promise<OwnersFile>((resolve, reject) => {
    timer = setTimeout(() => {
      reject(new FileError(fileTexts.slow(readingMs / 1000), fileTexts.bombRemedy));
    }, readingMs);
    worker.once('message', (answer: ThreadAnswer) => {
      if ('file' in answer) resolve(answer.file);
      else reject(new FileError(answer.message, answer.remedy));
    });
    worker.once('error', (error) => {
      const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isFull ? new FileError(fileTexts.bomb, fileTexts.bombRemedy) : error);
    });
    worker.once('exit', () => reject(new FileError(fileTexts.bomb, fileTexts.bombRemedy)));
  });
  return reading.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
