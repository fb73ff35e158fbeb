import type {
  DayOfWeek,
  Graph,
  LocalBusiness,
  OpeningHoursSpecification,
  WebSite,
} from 'schema-dts';
import { company } from '../../content/company.ts';
import { socialLinks } from '../../content/navigation.ts';
import { shops, type Shop } from '../../content/shops.ts';
import { paths } from '../../paths.ts';
import { absolute, breadcrumbs, graphOf, type Step } from './breadcrumbs.ts';

/** The home page: the site itself and its two shops. */
export function homeGraph(): Graph {
  return graphOf(website, ...shops.map(localBusiness));
}

/** A page with the shops' addresses: both of them, and where the page stands. */
export function shopsGraph(page: Step): Graph {
  return graphOf(...shops.map(localBusiness), breadcrumbs([page]));
}

const website: WebSite = {
  '@type': 'WebSite',
  '@id': `${absolute(paths.home)}#sito`,
  name: company.brand,
  url: absolute(paths.home),
  inLanguage: 'it',
};

export function localBusiness(shop: Shop) {
  return {
    '@type': 'LocalBusiness',
    '@id': `${absolute(paths.shops)}#${shop.key}`,
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
  } as const satisfies LocalBusiness;
}

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
