import { lockDataDir } from '../dataDirLock.ts';
import type { Environment } from '../environment.ts';
import type { Logger } from '../logger.ts';
import { finishPendingImport } from '../owner/command/commandContext.ts';
import { openFileStorage } from './file/fileStorage.ts';
import { openPostgresStorage } from './postgres/postgresStorage.ts';
import type { Storage } from './storage.ts';

type Opened = {
  storage: Storage;
  /** Tells those who come second where this API answers. */
  publish: (port: number) => Promise<void>;
};

type Options = Environment & { logger: Logger; leaseMs?: number };

/** Opens what the environment names; `opened` closes it. */
export async function openStorage(options: Options, opened: AsyncDisposableStack): Promise<Opened> {
  const { databaseUrl } = options;
  if (databaseUrl !== undefined) {
    const storage = await openPostgresStorage({ ...options, databaseUrl });
    opened.defer(() => storage.close());
    return { storage, publish: () => Promise.resolve() };
  }
  const lock = await lockDataDir(options.dataDir);
  opened.defer(() => lock.release());
  await finishPendingImport(options.dataDir);
  const storage = await openFileStorage({ ...options, beforeReopen: () => lock.ensure() });
  opened.defer(() => storage.close());
  return { storage, publish: (port) => lock.publish(port) };
}
