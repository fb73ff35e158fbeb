import { availabilityOf } from '../catalogue/availability.ts';
import { pagePrice } from '../catalogue/pagePrice.ts';
import { choosePrice } from '../catalogue/price.ts';
import { type Product, productFromWire } from '../catalogue/product.ts';
import { firstVariant } from '../catalogue/variants/chooseVariant.ts';
import { shownVariants } from '../catalogue/variants/servedVariants.ts';
import { storeIds } from '../contract/storeIds.ts';
import { storeCodeOf } from '../content/storeLabels.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';

type FeedSource = Pick<CatalogueIndex, 'products' | 'detailsOf'>;

/** Of the feed's lines, in the order of its head. */
const columns = ['store_code', 'id', 'availability', 'quantity', 'price'] as const;

/**
 * GET /api/feeds/local-inventory.tsv: what each shop has, for search engines
 * (docs/rules.md#inventory-feed). A product without price, or of whose stock nobody tells, is left
 * out: nothing is made up.
 */
export function inventoryFeed({ products, detailsOf }: FeedSource): string {
  const seen = new Set<string>();
  const lines = products.flatMap((wire) => {
    const { product } = productFromWire(wire);
    if (product === null) return [];
    const id = cell(product.slug ?? product.id);
    const cents = priceOf(product, detailsOf);
    const stock = availabilityOf(product);
    // Of two products with one slug the first is the one that has a page.
    if (cents === null || stock === null || id === '' || seen.has(id)) return [];
    seen.add(id);
    return storeIds.map((storeId) => {
      const code = storeCodeOf(storeId);
      const pieces = stock.lines
        .filter((line) => storeCodeOf(line.storeId) === code)
        .reduce((total, line) => total + line.pieces, 0);
      const availability = pieces > 0 ? 'in_stock' : 'out_of_stock';
      return [code, id, availability, String(pieces), price(cents)].join('\t');
    });
  });
  return [columns.join('\t'), ...lines].map((line) => `${line}\n`).join('');
}

/** That of the product's page as it opens; where the page shows none, that of its card. */
function priceOf(product: Product, detailsOf: FeedSource['detailsOf']): number | null {
  const slug = product.slug ?? product.id;
  const variants = shownVariants(slug, detailsOf.get(slug));
  return pagePrice(product, firstVariant(variants))?.cents ?? choosePrice(product);
}

/** '42.90 EUR' */
const price = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;

/** A tab or a line break in an id would begin a cell, or a line, of its own. */
const cell = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
