import type { Environment } from '../environment.ts';
import type { Logger } from '../logger.ts';
import type { StorageState } from './database.ts';
import { createMessageStore, type MessageStore } from './messageStore.ts';
import { type CatalogueFeed, openCatalogue } from './openCatalogue.ts';
import { openStore } from './openStore.ts';
import { createOutboxStore, type OutboxStore } from './outboxStore.ts';
import { sweepSql } from './rateWindow.ts';
import { openShopFeed, type ShopFeed } from './shopFeed.ts';

/**
 * What the API keeps beyond a request (docs/rules.md#state), in the store that the environment names.
 * Answers are made in memory on each host.
 */
export type Storage = {
  messages: MessageStore;
  outbox: OutboxStore;
  catalogue: CatalogueFeed;
  shop: ShopFeed;
  /** `degraded`: reading goes on from memory, nothing can be kept at the moment. */
  state: () => StorageState;
  close: () => Promise<void>;
};

type Options = Pick<
  Environment,
  'dataDir' | 'databaseUrl' | 'catalogueFile' | 'contactPerMinute'
> & { logger: Logger; leaseMs?: number };

const startMs = 30_000;
const sweepMs = 60_000;

export async function openStorage(options: Options): Promise<Storage> {
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
