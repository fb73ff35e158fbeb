import {
  answer,
  bodyText,
  type Catalogue,
  inventoryFeedPath,
  romeDay,
} from '@vetta/storefront/backend';

/** What each shop had when the site was built, as the API says it (docs/rules.md#inventory-feed). */
export function inventoryFeed(catalogue: Catalogue): string {
  const day = romeDay(new Date());
  return bodyText(answer(catalogue, { method: 'GET', url: inventoryFeedPath, day }).body);
}
