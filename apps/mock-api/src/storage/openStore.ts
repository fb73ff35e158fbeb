import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../logger.ts';
import type { Database } from './database.ts';
import { readMessages } from './messageStore.ts';
import { migrate } from './migrate.ts';
import type { StorePlace } from './openCatalogue.ts';
import { awaitPostgres, openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { oldNames, takeOver } from './takeOver.ts';

export const storeFile = (dataDir: string) => join(dataDir, 'shop.sqlite');

type Options = StorePlace & {
  logger?: Logger;
  /** An API that starts with its database waits this long for it. */
  waitMs?: number;
};

/** Opens what the environment names, with its schema up to date and what lay in files before in it. */
export async function openStore(options: Options): Promise<Database> {
  const { dataDir, databaseUrl, logger, waitMs = 0 } = options;
  if (databaseUrl === undefined) {
    return openSqlite(storeFile(dataDir), {
      async prepare(database) {
        await migrate(database);
        await takeOver(database, options);
      },
      onReplaced: () => logger?.error({ event: 'storeReplaced', file: storeFile(dataDir) }),
    });
  }
  const database = openPostgres(databaseUrl, logger);
  try {
    await awaitPostgres(database, waitMs);
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** For work that is done after one piece. */
export async function withStore<Result>(
  options: Options,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openStore(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Whether there is a store, or what becomes one: looking makes none. */
export function isStoreThere({ dataDir, databaseUrl }: Options): boolean {
  const names = [storeFile('.'), ...oldNames];
  return databaseUrl !== undefined || names.some((name) => existsSync(join(dataDir, name)));
}

/** The stored messages, whether or not an API runs. */
export async function readStoredMessages(options: Options): ReturnType<typeof readMessages> {
  if (!isStoreThere(options)) return { records: [], unreadable: 0 };
  return withStore(options, ({ query }) => readMessages(query));
}
