import { readShopText, shopFile } from '../../owner/shop/shopData.ts';
import type { ShopFeed } from '../shopFeed.ts';
import { fingerprintOf } from './fileCatalogue.ts';

export function fileShop(dataDir: string): ShopFeed {
  const file = shopFile(dataDir);
  return {
    fingerprint: () => fingerprintOf([file]),
    read: () => Promise.resolve(readShopText(file)),
  };
}
