import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../../environment.ts';
import { reasonOf, type Logger } from '../../logger.ts';
import { fileShop } from '../file/fileShop.ts';
import type { Storage } from '../storage.ts';
import { createBatcher } from './batcher.ts';
import { openDatabase, type Database } from './database.ts';
import { isDatabaseAway, isRefusedConnection } from './databaseErrors.ts';
import { createMessageStore } from './messageStore.ts';
import { migrate } from './migrate.ts';
import { createOutboxStore } from './outboxStore.ts';
import { openPostgresCatalogue } from './postgresCatalogue.ts';
import { postgresShop } from './postgresShop.ts';

type Options = Pick<Environment, 'catalogueFile' | 'contactPerMinute' | 'dataDir'> & {
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
      takeRate: createBatcher((addresses) =>
        takeRates(database, addresses, options.contactPerMinute),
      ),
      outbox: createOutboxStore(database, leaseMs),
      catalogue: catalogue.feed,
      shop: postgresShop(database.query, fileShop(options.dataDir)),
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

/** All that wait in one call, their locks taken in one order on all hosts. */
async function takeRates(
  { query }: Database,
  addresses: readonly string[],
  perMinute: number,
): Promise<(number | null)[]> {
  const sorted = [...addresses.keys()].toSorted((a, b) =>
    (addresses[a] ?? '') < (addresses[b] ?? '') ? -1 : 1,
  );
  const rows = await query<{ place: number; wait: number | null }>(
    `SELECT place, take_rate(visitor, $3) AS wait
     FROM unnest($1::integer[], $2::text[]) AS taken (place, visitor)`,
    [sorted, sorted.map((index) => addresses[index]), perMinute],
  );
  const waits = new Map(rows.map(({ place, wait }) => [place, wait]));
  return addresses.map((_, index) => waits.get(index) ?? null);
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
      if (!isDatabaseAway(error) || !isConnectionTrouble(error)) throw error;
      const isRefused = isRefusedConnection(error);
      if (isRefused || Date.now() > until) {
        const what = isRefused
          ? 'the connection of DATABASE_URL is refused'
          : 'the database is away';
        throw new Error(`The API cannot start: ${what} (${reasonOf(error)}).`, { cause: error });
      }
      await sleep(250);
    }
  }
}

/** Errors of our own are no failure of the connection. */
function isConnectionTrouble(error: unknown): boolean {
  return !(error instanceof Error && error.message.startsWith('The database '));
}
