import { company } from '@vetta/storefront/backend';
import { reasonOf, type Logger } from '../../logger.ts';
import { lookEvery } from '../../lookEvery.ts';
import type { ShopFeed } from '../../storage/shopFeed.ts';
import { parseShopData, type ShopData } from './shopData.ts';

/** What the shop's mails say of it. */
export type CompanyFacts = Pick<typeof company, 'brand' | 'siteUrl'>;

type Options = { feed: ShopFeed; logger: Logger; pollIntervalMs?: number };

/** What the owner says of the company, as of the last import. A file that does not fit is reported, and the one before stays. */
export async function openLiveShop({ feed, logger, pollIntervalMs = 1000 }: Options) {
  let seen = '';
  let data: ShopData = {};
  const look = async () => {
    const found = await feed.fingerprint();
    if (found === seen) return;
    seen = found;
    const text = await feed.read();
    data = text === null ? {} : parseShopData('shop.json', text);
  };
  const refuse = (error: unknown) =>
    logger.error({ event: 'shopDataRefused', reason: reasonOf(error) });
  await look().catch(refuse);
  return {
    company: (): CompanyFacts => ({ ...company, ...data.company }),
    close: lookEvery(pollIntervalMs, look, refuse),
  };
}
