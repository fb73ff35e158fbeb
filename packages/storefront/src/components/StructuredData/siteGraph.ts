import type { DayOfWeek, Graph, OpeningHoursSpecification, Store, WebSite } from 'schema-dts';
import { ownClosures } from '../../content/closures.ts';
import { company } from '../../content/company.ts';
import { socialLinks } from '../../content/navigation.ts';
import { shops, type Shop } from '../../content/shops.ts';
import { paths } from '../../paths.ts';
import { absolute, breadcrumbs, graphOf, type Step } from './breadcrumbs.ts';

/** The home page: the site itself and its two shops. */
export function homeGraph(): Graph {
  return graphOf(website, ...shops.map((shop) => storeNode(shop)));
}

/** A page with the shops' addresses: both of them, and where the page stands. */
export function shopsGraph(page: Step): Graph {
  return graphOf(...shops.map((shop) => storeNode(shop)), breadcrumbs([page]));
}

const website: WebSite = {
  '@type': 'WebSite',
  '@id': `${absolute(paths.home)}#sito`,
  name: company.brand,
  url: absolute(paths.home),
  inLanguage: 'it',
};

/**
 * A shop as a place to buy, the same on every page that names it: where it is, when it is open, and
 * when it is not though it would be (docs/rules.md#shop-structured-data). `branchCode` is the store
 * code of the inventory feed.
 * @param closedDays days beside the shop's own closures, as YYYY-MM-DD: holidays, where a page knows the day
 */
export function storeNode(
  shop: Shop,
  closedDays: readonly string[] = [],
  closures = ownClosures,
): Store {
  const days = new Set([...Object.keys(closures), ...closedDays]);
  return {
    '@type': 'Store',
    '@id': `${absolute(paths.shops)}#${shop.key}`,
    branchCode: shop.key,
    name: `${company.brand}, ${shop.name}`,
    description: shop.description,
    url: absolute(paths.shops),
    image: absolute(shop.image),
    telephone: shop.phone,
    email: shop.email,
    vatID: company.vatNumber,
    foundingDate: String(company.foundedIn),
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      addressLocality: shop.town,
      addressRegion: shop.province,
      postalCode: shop.postalCode,
      addressCountry: 'IT',
    },
    geo: { '@type': 'GeoCoordinates', ...shop.coordinates },
    hasMap: shop.mapLink,
    openingHoursSpecification: shop.openingHours.map(openingHours),
    sameAs: socialLinks.flatMap(({ href }) => href ?? []),
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

const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies readonly DayOfWeek[];

function openingHours({
  days,
  opens,
  closes,
}: Shop['openingHours'][number]): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => dayNames[day] ?? []),
    opens,
    closes,
  };
}
