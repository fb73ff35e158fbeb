import { company } from '@vetta/storefront/backend';
import { reasonOf, type Logger } from '../../logger.ts';
import type { ShopFeed } from '../../storage/shopFeed.ts';
import { parseShopData, type ShopData } from './shopData.ts';

/** What the shop's mails say of it. */
export type CompanyFacts = Pick<typeof company, 'brand' | 'siteUrl'>;

export type LiveShop = {
  company: () => CompanyFacts;
  /** Stops looking for changes. */
  close: () => Promise<void>;
};

type Options = { feed: ShopFeed; logger: Logger; pollIntervalMs?: number };

/** What the owner says of the company, as of the last import. A file that does not fit is reported, and the one before stays. */
export async function openLiveShop({
  feed,
  logger,
  pollIntervalMs = 1000,
}: Options): Promise<LiveShop> {
  let seen = '';
  let data: ShopData = {};
  const look = async () => {
    try {
      const found = await feed.fingerprint();
      if (found === seen) return;
      seen = found;
      const text = await feed.read();
      data = text === null ? {} : parseShopData('shop.json', text);
    } catch (error) {
      logger.error({ event: 'shopDataRefused', reason: reasonOf(error) });
    }
  };
  let looking: Promise<void> | null = look();
  await looking;
  looking = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, pollIntervalMs).unref();
  return {
    company: () => ({ ...company, ...data.company }),
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
