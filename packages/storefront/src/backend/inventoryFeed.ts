import { availabilityOf } from '../catalogue/availability.ts';
import type { Day } from '../catalogue/offer/day.ts';
import { listedOffer, type Offer, pageOffer } from '../catalogue/offer/offers.ts';
import { type Product, productFromWire } from '../catalogue/product.ts';
import { romeTime } from '../catalogue/shops/romeTime.ts';
import { firstChoice } from '../catalogue/variants/chooseVariant.ts';
import { shownVariants } from '../catalogue/variants/servedVariants.ts';
import { storeIds } from '../contract/storeIds.ts';
import { storeCodeOf } from '../content/storeLabels.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';

type FeedSource = Pick<CatalogueIndex, 'products' | 'detailsOf' | 'day'>;

/** Of the feed's lines, in the order of its head. */
const columns = ['store_code', 'id', 'availability', 'quantity', 'price'];
/** Only where something is in promotion. */
const saleColumns = ['sale_price', 'sale_price_effective_date'];

/**
 * GET /api/feeds/local-inventory.tsv: what each shop has, for search engines
 * (docs/rules.md#inventory-feed). A product without price, or of whose stock nobody tells, is left
 * out: nothing is made up.
 */
export function inventoryFeed({ products, detailsOf, day }: FeedSource): string {
  const seen = new Set<string>();
  const lines = products.flatMap((wire) => {
    const { product } = productFromWire(wire);
    if (product === null) return [];
    const id = cell(product.slug ?? product.id);
    const offer = openingOffer(product, detailsOf, day);
    const stock = availabilityOf(product);
    // Of two products with one slug the first is the one that has a page.
    if (offer === null || stock === null || id === '' || seen.has(id)) return [];
    seen.add(id);
    return storeIds.map((storeId) => {
      const code = storeCodeOf(storeId);
      const pieces = stock.lines
        .filter((line) => storeCodeOf(line.storeId) === code)
        .reduce((total, line) => total + line.pieces, 0);
      const availability = pieces > 0 ? 'in_stock' : 'out_of_stock';
      const cells = [code, id, availability, String(pieces), price(offer.regularCents)];
      return { cells, sale: saleOf(offer, day) };
    });
  });
  const hasSales = lines.some(({ sale }) => sale !== null);
  const head = hasSales ? [...columns, ...saleColumns] : columns;
  const rows = lines.map(({ cells, sale }) => [...cells, ...(hasSales ? (sale ?? ['', '']) : [])]);
  return [head, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

/** That of the product's page as it opens; where the page shows none, that of its card. */
function openingOffer(
  product: Product,
  detailsOf: FeedSource['detailsOf'],
  day: Day | null,
): Offer | null {
  const slug = product.slug ?? product.id;
  const variants = shownVariants(slug, detailsOf.get(slug));
  return pageOffer(product, variants, firstChoice(variants), day) ?? listedOffer(product, day);
}

/** Price and days of a running promotion; without an end it holds as long as the feed says it. */
function saleOf({ promotion }: Offer, day: Day | null): readonly string[] | null {
  if (promotion === undefined) return null;
  const { cents, until, from = day } = promotion;
  const days =
    until === undefined || from === null
      ? ''
      : `${romeMoment(from, '00:00')}/${romeMoment(until, '23:59')}`;
  return [price(cents), days];
}

/** '2026-11-30T23:59+0100' */
function romeMoment(day: Day, time: string): string {
  const inSummer = romeTime(new Date(`${day}T${time}:00+02:00`));
  const [hour, minute] = time.split(':').map(Number);
  const isSummer = inSummer.minute === Number(hour) * 60 + Number(minute);
  return `${day}T${time}${isSummer ? '+0200' : '+0100'}`;
}

/** '42.90 EUR' */
const price = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;

/** A tab or a line break in an id would begin a cell, or a line, of its own. */
const cell = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
