import {
  type Catalogue,
  categories,
  foldText,
  formatEuro,
  isGtin,
  listedOffer,
  pageOffer,
  type Product,
  productFromWire,
  readStockMoment,
} from '@vetta/storefront/backend';
import { currentCategorySlug } from '@vetta/storefront/paths';
import type { Finding } from './finding.ts';
import { didYouMean, nearest } from './nearest.ts';

type Wire = Catalogue['products'][number];

/** Category, brand and prices of each product. */
export function productFindings(catalogue: Catalogue): readonly Finding[] {
  const priced = new Set(
    catalogue.product_details
      .filter(({ variants }) => variants?.some(({ price_cents }) => (price_cents ?? 0) > 0))
      .map(({ slug }) => slug),
  );
  return catalogue.products.flatMap((wire, place): Finding[] => {
    const { product } = productFromWire(wire);
    if (product === null) return [];
    return [
      ...categoryFindings(wire),
      ...brandFindings(product, catalogue.brands),
      ...smallPrices(wire),
      ...hiddenPrice(product, priced),
      ...barcodeFindings(wire),
      ...stockDateFindings(wire),
    ].map(({ field, message }) => ({
      severity: 'warning',
      path: `products[${place}].${field}`,
      product: product.name,
      message,
    }));
  });
}

type FieldMessage = { field: string; message: string };

const categorySlugs = categories.map(({ slug }) => slug);

function categoryFindings(wire: Wire): FieldMessage[] {
  const field =
    wire.category_slug == null && wire.categorySlug != null ? 'categorySlug' : 'category_slug';
  const slug = (wire.category_slug ?? wire.categorySlug ?? '').trim();
  if (slug === '') {
    return [{ field, message: 'no category: the product is shown in "proteine"' }];
  }
  if (categorySlugs.includes(currentCategorySlug(slug))) return [];
  const found = nearestCategory(slug);
  const hint =
    found === undefined ? `; known are ${categorySlugs.join(', ')}` : `, did you mean "${found}"?`;
  return [{ field, message: `unknown category "${slug}"${hint}` }];
}

/** By slug, or by the name that people read: 'Alimenti Fit'. */
function nearestCategory(slug: string): string | undefined {
  const name = nearest(
    slug,
    categories.map((category) => category.name),
  );
  return (
    nearest(slug, categorySlugs) ?? categories.find((category) => category.name === name)?.slug
  );
}

function brandFindings({ brandName }: Product, brands: Catalogue['brands']): FieldMessage[] {
  // A file without brands has those that its products name.
  if (brandName === undefined || brands.length === 0) return [];
  if (brands.some(({ name }) => foldText(name) === foldText(brandName))) return [];
  const hint = didYouMean(
    brandName,
    brands.map(({ name }) => name),
  );
  return [{ field: 'brand_name', message: `"${brandName}" is none of the file's brands${hint}` }];
}

const oneEuro = 100;
const priceFields = [
  'price',
  'base_price',
  'basePrice',
  'min_price_cents',
  'minPriceCents',
] as const;

/** Euro where cents are meant: '34' is 34 cents. */
function smallPrices(wire: Wire): FieldMessage[] {
  const amounts: readonly (readonly [string, number | null | undefined])[] = [
    ...priceFields.map((field) => [field, wire[field]] as const),
    ...(wire.sizes ?? []).map(({ price }, place) => [`sizes[${place}].price`, price] as const),
  ];
  return amounts.flatMap(([field, cents]) =>
    typeof cents !== 'number' || cents === 0 || cents >= oneEuro
      ? []
      : [
          {
            field,
            message: `${cents} means ${formatEuro(cents)}: amounts are cents, 2490 is 24,90 €`,
          },
        ],
  );
}

/** As specified: without a first size that has one, the product page shows no price. */
function hiddenPrice(product: Product, priced: ReadonlySet<string>): FieldMessage[] {
  const isListed = listedOffer(product, null) !== null;
  const isOnPage = pageOffer(product, [], null, null) !== null;
  if (!isListed || isOnPage || priced.has(product.slug ?? '')) return [];
  const message =
    'the card shows a price, the product page hides it: give the first size its price, such as [{ "size": "500 g", "price": 2490 }]';
  return [{ field: 'sizes', message }];
}

function barcodeFindings({ gtin }: Wire): FieldMessage[] {
  if (gtin == null || isGtin(gtin.trim())) return [];
  const message = `"${gtin}" is no barcode (GTIN of 8, 12, 13 or 14 digits with its check digit): it is left out`;
  return [{ field: 'gtin', message }];
}

/** More than this ahead of the clock a date is taken for a mistake (docs/rules.md#stock-age). */
const toleratedMs = 5 * 60 * 1000;

function stockDateFindings(wire: Wire): FieldMessage[] {
  const field = wire.stock_updated_at == null ? 'stockUpdatedAt' : 'stock_updated_at';
  const date = wire[field];
  if (date == null) return [];
  const moment = readStockMoment(date);
  if (moment !== null && moment.getTime() <= Date.now() + toleratedMs) return [];
  const what = moment === null ? 'is no date such as 2026-11-03T12:31:00+01:00' : 'is to come';
  return [{ field, message: `"${date}" ${what}: the page says nothing of the stock's age` }];
}
