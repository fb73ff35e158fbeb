import { parentPort, workerData } from 'node:worker_threads';
import { FileError } from './fileError.ts';
import type { ThreadAnswer } from './readInThread.ts';
import { readOwnersFile } from './readFile.ts';

const post = (answer: ThreadAnswer) => parentPort?.postMessage(answer, []);

try {
  const bytes: Uint8Array = workerData;
  post({ file: await readOwnersFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) });
} catch (error) {
  if (!(error instanceof FileError)) throw error;
  const { message, remedy } = error;
  post({ message, remedy });
}
