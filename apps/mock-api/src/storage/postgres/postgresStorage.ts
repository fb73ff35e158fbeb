import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../../environment.ts';
import { reasonOf, type Logger } from '../../logger.ts';
import type { Storage } from '../storage.ts';
import { openDatabase, type Database } from './database.ts';
import { isAway } from './databaseErrors.ts';
import { createMessageStore } from './messageStore.ts';
import { migrate } from './migrate.ts';
import { createOutboxStore } from './outboxStore.ts';
import { openPostgresCatalogue } from './postgresCatalogue.ts';

type Options = Pick<Environment, 'catalogueFile' | 'contactPerMinute'> & {
  databaseUrl: string;
  logger: Logger;
  leaseMs?: number;
};

/** An API that starts with its database waits this long for it. */
const startMs = 30_000;
const sweepMs = 60_000;

/** Keeps everything in a PostgreSQL that any number of hosts share. */
export async function openPostgresStorage(options: Options): Promise<Storage> {
  const { databaseUrl, logger, leaseMs = 30_000 } = options;
  const database = openDatabase(databaseUrl, logger);
  try {
    await migratePatiently(database);
    const catalogue = await openPostgresCatalogue({ ...options, database });
    const sweeping = setInterval(() => void database.query(sweepSql).catch(() => {}), sweepMs);
    return {
      messages: createMessageStore(database, leaseMs),
      async takeRate(address) {
        const [row] = await database.query<{ wait: number | null }>(
          'SELECT take_rate($1, $2) AS wait',
          [address, options.contactPerMinute],
        );
        return row?.wait ?? null;
      },
      outbox: createOutboxStore(database, leaseMs),
      catalogue: catalogue.feed,
      state: database.state,
      async close() {
        clearInterval(sweeping.unref());
        await catalogue.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Addresses are kept no longer than the limit needs them. */
const sweepSql =
  'DELETE FROM rate_window WHERE quarter < floor(extract(epoch FROM now()) * 4) - 241';

async function migratePatiently(database: Database): Promise<void> {
  const until = Date.now() + startMs;
  for (;;) {
    try {
      return await migrate(database);
    } catch (error) {
      if (!isAway(error) || !isConnectionTrouble(error)) throw error;
      if (Date.now() > until) {
        throw new Error(`The API cannot start: the database is away (${reasonOf(error)}).`, {
          cause: error,
        });
      }
      await sleep(250);
    }
  }
}

/** Our own sentences are no trouble of the connection. */
function isConnectionTrouble(error: unknown): boolean {
  return !(error instanceof Error && error.message.startsWith('The database '));
}
