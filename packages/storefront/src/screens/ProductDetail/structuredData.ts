import type { Graph, Offer, Product as ProductNode, Store } from 'schema-dts';
import type { Availability } from '../../catalogue/availability.ts';
import type { Offer as DisplayedOffer } from '../../catalogue/offer/offers.ts';
import { closuresAhead } from '../../catalogue/shops/closuresAhead.ts';
import { isoDate } from '../../catalogue/shops/italianHolidays.ts';
import { breadcrumbs } from '../../components/StructuredData/breadcrumbs.ts';
import { storeNode } from '../../components/StructuredData/siteGraph.ts';
import { company } from '../../content/company.ts';
import { messages } from '../../content/messages.ts';
import { type Shop, shopOfStore, shops } from '../../content/shops.ts';
import { paths } from '../../paths.ts';

export type ProductFacts = {
  id: string;
  title: string;
  description?: string;
  brandName?: string;
  /** As the catalogue has it, its check digit right. */
  gtin?: string;
  /** Canonical path of the page. */
  path: string;
  category?: { name: string; slug: string };
  image?: string;
  /** The displayed one; without a price there is none. */
  offer: DisplayedOffer | null;
  availability: Availability | null;
  /** null in a built page, whose holidays ahead would be those of its day. */
  now: Date | null;
};

/**
 * What search engines may know of a product: Product with an Offer for each shop, its place among
 * the pages. No rating: the stars are decoration (docs/rules.md#star-rating). Its nutrition is a
 * block of its own.
 */
export function productGraph(facts: ProductFacts): Graph {
  const { category, title, path } = facts;
  const steps = [
    { name: 'Prodotti', path: paths.catalogue },
    ...(category === undefined
      ? []
      : [{ name: category.name, path: paths.category(category.slug) }]),
    { name: title, path },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      productNode(facts),
      breadcrumbs(steps),
      // Once each, in full; the offers name them by their codes.
      ...(facts.availability === null
        ? []
        : shops.map((shop) => storeNode(shop, holidaysOf(shop, facts.now)))),
    ],
  };
}

const holidaysOf = (shop: Shop, now: Date | null): readonly string[] =>
  now === null ? [] : closuresAhead(shop.openingHours, now).map(isoDate);

const absolute = (path: string) => new URL(path, company.siteUrl).href;

function productNode(facts: ProductFacts): ProductNode {
  return {
    '@type': 'Product',
    '@id': `${absolute(facts.path)}#prodotto`,
    name: facts.title,
    description: facts.description ?? messages.noDescription,
    sku: facts.id,
    ...(facts.gtin === undefined ? {} : { gtin: facts.gtin }),
    url: absolute(facts.path),
    brand: { '@type': 'Brand', name: facts.brandName ?? messages.defaultBrand },
    ...(facts.image === undefined ? {} : { image: absolute(facts.image) }),
    ...(facts.category === undefined ? {} : { category: facts.category.name }),
    ...(facts.offer === null ? {} : { offers: offers(facts, facts.offer) }),
  };
}

/** One offer per shop, since each has its own stock; the shops sell over the counter only. */
function offers(facts: ProductFacts, { cents, promotion }: DisplayedOffer): Offer[] {
  const offer = {
    '@type': 'Offer',
    url: absolute(facts.path),
    price: (cents / 100).toFixed(2),
    priceCurrency: 'EUR',
    // The last day is included.
    ...(promotion?.until === undefined ? {} : { priceValidUntil: promotion.until }),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: company.brand, url: company.siteUrl },
  } as const satisfies Offer;
  if (facts.availability === null) return [offer];
  return facts.availability.lines.map(({ storeId, pieces }): Offer => {
    return {
      ...offer,
      availability: pieces > 0 ? 'https://schema.org/InStoreOnly' : 'https://schema.org/OutOfStock',
      inventoryLevel: { '@type': 'QuantitativeValue', value: pieces },
      availableAtOrFrom: sellingPlace(shopOfStore(storeId)),
    };
  });
}

/** As much of the shop as an offer needs: the whole of it stands beside, by the same `@id`. */
function sellingPlace(shop: Shop): Store {
  return {
    '@type': 'Store',
    '@id': `${absolute(paths.shops)}#${shop.key}`,
    branchCode: shop.key,
    name: `${company.brand}, ${shop.name}`,
    telephone: shop.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      addressLocality: shop.town,
      addressRegion: shop.province,
      postalCode: shop.postalCode,
      addressCountry: 'IT',
    },
  };
}
