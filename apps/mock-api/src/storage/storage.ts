import type { Environment } from '../environment.ts';
import type { Logger } from '../logger.ts';
import { createMessageStore } from './messageStore.ts';
import { openCatalogue, type StorePlace } from './openCatalogue.ts';
import { openStore } from './openStore.ts';
import { createOutboxStore } from './outboxStore.ts';
import { sweepSql } from './rateWindow.ts';
import { openShopFeed } from './shopFeed.ts';

export type Storage = Awaited<ReturnType<typeof openStorage>>;

type Options = StorePlace &
  Pick<Environment, 'contactPerMinute'> & { logger: Logger; leaseMs?: number };

const startMs = 30_000;
const sweepMs = 60_000;

/**
 * What the API keeps beyond a request (docs/rules.md#state), in the store that the environment names.
 * Answers are made in memory on each host.
 */
export async function openStorage(options: Options) {
  const { leaseMs = 30_000, contactPerMinute } = options;
  const database = await openStore({ ...options, waitMs: startMs });
  const sweeping = setInterval(() => void database.query(sweepSql).catch(() => {}), sweepMs);
  sweeping.unref();
  return {
    messages: createMessageStore(database, { contactPerMinute, leaseMs }),
    outbox: createOutboxStore(database, leaseMs),
    catalogue: openCatalogue(database, options),
    shop: openShopFeed(database),
    state: database.state,
    async close() {
      clearInterval(sweeping);
      await database.close();
    },
  };
}
