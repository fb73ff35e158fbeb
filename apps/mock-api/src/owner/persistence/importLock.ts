import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * One import at a time, the running API's own included. The lock is the operating system's, as that of
 * the data folder (dataDirLock.ts): it ends with its process. Waits, and rejects after `timeoutMs`.
 */
export async function withImportLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  timeoutMs = 30_000,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'import.lock'), { timeout: timeoutMs });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    database.close();
  }
}
