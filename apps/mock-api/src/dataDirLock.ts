import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';

/** One API for each data folder: two would each answer for messages that the other has stored. */
export type DataDirLock = {
  /** Tells those who come second where this API answers. */
  publish: (port: number) => Promise<void>;
  /** Takes the lock again where the folder was replaced; rejects when another API was faster. */
  ensure: () => Promise<void>;
  release: () => Promise<void>;
};

const ownerSchema = v.object({ pid: v.number(), port: v.optional(v.number()) });

/**
 * Locks the folder, which is created if it is missing; rejects where another API holds it. SQLite
 * locks by the operating system, on all of them: such a lock ends with its process, however it ends.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const lockFile = join(dataDir, 'api.lock');
  const ownerFile = join(dataDir, 'api.lock.json');
  let owner: v.InferOutput<typeof ownerSchema> = { pid: process.pid };

  const take = async () => {
    await mkdir(dataDir, { recursive: true });
    const database = new DatabaseSync(lockFile);
    try {
      database.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      database.close();
      throw isBusy(error) ? await inUse(dataDir, ownerFile) : error;
    }
    await writeFile(ownerFile, JSON.stringify(owner));
    return { database, inode: await inodeOf(lockFile) };
  };
  let held = await take();

  return {
    async publish(port) {
      owner = { ...owner, port };
      await writeFile(ownerFile, JSON.stringify(owner));
    },
    async ensure() {
      if (held.inode !== null && held.inode === (await inodeOf(lockFile))) return;
      const lost = held;
      held = await take();
      lost.database.close();
    },
    async release() {
      await rm(ownerFile, { force: true });
      held.database.close();
    },
  };
}

async function inUse(dataDir: string, ownerFile: string): Promise<Error> {
  const owner = await readOwner(ownerFile);
  const port = owner?.port === undefined ? '' : `, port ${owner.port}`;
  const name = owner === null ? 'another API' : `another API (process ${owner.pid}${port})`;
  return new Error(
    `The API cannot start: ${dataDir} is in use by ${name}. Stop it, or set DATA_DIR to another folder.`,
  );
}

async function readOwner(file: string): Promise<v.InferOutput<typeof ownerSchema> | null> {
  try {
    const result = v.safeParse(ownerSchema, JSON.parse(await readFile(file, 'utf8')));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** SQLITE_BUSY (5): the lock is held. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

/** null: no such file. */
async function inodeOf(file: string): Promise<bigint | null> {
  try {
    return (await stat(file, { bigint: true })).ino;
  } catch {
    return null;
  }
}
