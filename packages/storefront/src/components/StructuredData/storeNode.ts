import type { OpeningHoursSpecification, Store } from 'schema-dts';
import { type CalendarDay, isoDate } from '../../catalogue/shops/italianHolidays.ts';
import { closuresAhead } from '../../catalogue/shops/closuresAhead.ts';
import { ownClosures } from '../../content/closures.ts';
import type { Shop } from '../../content/shops.ts';
import { localBusiness } from './siteGraph.ts';

/**
 * A shop as a place to buy: where it is, when it is open, and when it is not though it would be
 * (docs/rules.md#product-structured-data). `branchCode` is the store code of the inventory feed.
 * @param now null in a built page, which may be days old: it knows the shop's own closures alone
 */
export function storeNode(shop: Shop, now: Date | null, closures = ownClosures): Store {
  const holidays: readonly CalendarDay[] =
    now === null ? [] : closuresAhead(shop.openingHours, now);
  const days = new Set([...Object.keys(closures), ...holidays.map(isoDate)]);
  return {
    ...localBusiness(shop),
    '@type': 'Store',
    branchCode: shop.key,
    ...(days.size === 0
      ? {}
      : { specialOpeningHoursSpecification: [...days].toSorted().map(closedOn) }),
  };
}

/** Opening and closing at midnight is how a whole day closed is written. */
const closedOn = (day: string): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: day,
  validThrough: day,
  opens: '00:00',
  closes: '00:00',
});
