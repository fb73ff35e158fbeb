import { setShopGlobals } from '@vetta/mock-api/shop';

/** Before the storefront's content is read: what the owner's `shop.json` says of the shop, where `SHOP_FILE` names it. */
setShopGlobals(process.env['SHOP_FILE'] || undefined);
